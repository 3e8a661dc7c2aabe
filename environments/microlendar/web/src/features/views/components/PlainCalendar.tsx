import { type ComponentType, type ReactElement, type ReactNode, cloneElement, useMemo } from "react";
import { Calendar, type CalendarProps, type EventWrapperProps } from "react-big-calendar";

import type { Card } from "../../../shared/api";

type Wrapper = ComponentType<EventWrapperProps<Card> & { children?: ReactNode }>;

/**
 * The calendar with plain boxes around its events: the library makes each box a button; ours holds a link.
 *
 * The drag-and-drop add-on nests a wrapper that is handed to it into a new one each time it renders, so that an event
 * would be made anew between the press and the release of the mouse, and no click would come of it. Hence here, once.
 */
export function PlainCalendar({ components, ...rest }: CalendarProps<Card>): ReactNode {
  const wrapper = components?.eventWrapper as Wrapper;
  const eventWrapper = useMemo(() => plainly(wrapper), [wrapper]);
  return <Calendar {...rest} components={{ ...components, eventWrapper }} />;
}

function plainly(Inner: Wrapper): Wrapper {
  return function PlainWrapper({ children, ...rest }) {
    const box = children as ReactElement<{ role?: string | undefined; tabIndex?: number | undefined }>;
    return <Inner {...rest}>{cloneElement(box, { role: undefined, tabIndex: undefined })}</Inner>;
  };
}

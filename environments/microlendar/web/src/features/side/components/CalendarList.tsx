import { Checkbox, Menu, TextInput } from "@mantine/core";
import { ErrorState, IconButton, useToasts } from "@sentinel/kit";
import { IconCheck, IconDots, IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import type { Calendar } from "../../../shared/api";
import { COLOURS, type Colour } from "../../../shared/colours";
import { useCalendars } from "../../../shared/use-calendars";
import { useChangeCalendar, useCreateCalendar } from "../api/use-side";
import classes from "./CalendarList.module.css";

/** All calendars: shown or hidden, their colours, who writes into them. */
export function CalendarList(): ReactNode {
  const query = useCalendars();
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const calendars = query.data ?? [];
  return (
    <>
      <Group title="My calendars" calendars={calendars.filter((calendar) => calendar.can_edit)} extra={<NewCalendar />} />
      <Group title="Other calendars" calendars={calendars.filter((calendar) => !calendar.can_edit)} />
    </>
  );
}

function Group({ title, calendars, extra }: { title: string; calendars: readonly Calendar[]; extra?: ReactNode }): ReactNode {
  return (
    <section aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.list}>
        {calendars.map((calendar) => (
          <Row key={calendar.id} calendar={calendar} />
        ))}
      </ul>
      {extra}
    </section>
  );
}

function Row({ calendar }: { calendar: Calendar }): ReactNode {
  const { failed } = useToasts();
  const { mutate: change } = useChangeCalendar();
  return (
    <li className={classes.row}>
      <Checkbox
        label={calendar.name}
        color={COLOURS[calendar.colour]}
        size="xs"
        checked={calendar.is_shown}
        onChange={(event) => change({ id: calendar.id, is_shown: event.currentTarget.checked }, { onError: failed })}
        className={classes.check}
      />
      <Menu position="right-start" width={260}>
        <Menu.Target>
          <IconButton label={`About ${calendar.name}`} size="sm">
            <IconDots size={16} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <About calendar={calendar} onColour={(colour) => change({ id: calendar.id, colour }, { onError: failed })} />
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

function About({ calendar, onColour }: { calendar: Calendar; onColour: (colour: Colour) => void }): ReactNode {
  const shared = calendar.shared_with;
  return (
    <>
      <div className={classes.about}>
        <b>{calendar.name}</b>
        {calendar.note !== "" && <p>{calendar.note}</p>}
        {shared.length > 0 && <p>{`${calendar.can_edit ? "Shared with" : "Kept by"} ${shared.join(", ")}`}</p>}
      </div>
      <Menu.Label>Colour</Menu.Label>
      <div className={classes.colours}>
        {(Object.keys(COLOURS) as Colour[]).map((colour) => (
          <Menu.Item
            key={colour}
            aria-label={colour}
            className={classes.colour}
            style={{ background: COLOURS[colour] }}
            onClick={() => onColour(colour)}
          >
            {colour === calendar.colour ? <IconCheck size={14} aria-hidden /> : ""}
          </Menu.Item>
        ))}
      </div>
    </>
  );
}

function NewCalendar(): ReactNode {
  const [name, setName] = useState<string | null>(null);
  const { mutate: create, error, reset } = useCreateCalendar();
  if (name === null) {
    return (
      <button type="button" className={classes.add} onClick={() => setName("")}>
        <IconPlus size={15} aria-hidden /> Add a calendar
      </button>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create({ name, colour: "teal" }, { onSuccess: () => setName(null) });
      }}
    >
      <TextInput
        size="xs"
        autoFocus
        aria-label="Name of the new calendar"
        placeholder="Name, then Enter"
        value={name}
        error={error?.message}
        onChange={(event) => {
          reset();
          setName(event.currentTarget.value);
        }}
        onKeyDown={(event) => event.key === "Escape" && setName(null)}
      />
    </form>
  );
}

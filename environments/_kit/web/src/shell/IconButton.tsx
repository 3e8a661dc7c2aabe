import { ActionIcon, type ActionIconProps } from "@mantine/core";
import type { ComponentPropsWithRef, ReactNode } from "react";

type Props = ActionIconProps & Omit<ComponentPropsWithRef<"button">, keyof ActionIconProps> & { label: string };

/** A button that shows only an icon. Its name is also its native tooltip, which no timer can catch half open. */
export function IconButton({ label, ...rest }: Props): ReactNode {
  return <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} {...rest} />;
}

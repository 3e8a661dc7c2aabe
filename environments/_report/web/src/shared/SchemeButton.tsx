import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** Dark where it is light, light where it is dark. */
export function SchemeButton(): ReactNode {
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme("light") === "light" ? "dark" : "light";
  return (
    <ActionIcon variant="default" size="lg" aria-label={`Show it ${other}`} onClick={() => setColorScheme(other)}>
      {other === "dark" ? <IconMoon size={18} aria-hidden /> : <IconSun size={18} aria-hidden />}
    </ActionIcon>
  );
}

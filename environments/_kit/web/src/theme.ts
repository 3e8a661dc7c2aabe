import { type MantineThemeOverride, Menu, Modal, Popover, createTheme, mergeThemeOverrides } from "@mantine/core";

const still = { transitionProps: { duration: 0 } };

/** An app's theme with every transition taken out, so that what is open is drawn at once. */
export function stillTheme(theme: MantineThemeOverride): MantineThemeOverride {
  const base = createTheme({
    components: {
      Menu: Menu.extend({ defaultProps: { ...still, shadow: "md" } }),
      Modal: Modal.extend({ defaultProps: { ...still, centered: true } }),
      Popover: Popover.extend({ defaultProps: { ...still, shadow: "md" } }),
    },
  });
  return mergeThemeOverrides(base, theme);
}

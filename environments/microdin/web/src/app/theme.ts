import { Button, createTheme } from "@mantine/core";

/** Ink blue on warm paper: MicroDin's own palette. */
export const theme = createTheme({
  fontFamily: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
  primaryColor: "ink",
  primaryShade: 7,
  defaultRadius: "md",
  components: { Button: Button.extend({ defaultProps: { radius: "xl" } }) },
  colors: {
    ink: ["#edf2fb", "#d9e3f5", "#b3c6ea", "#8aa7de", "#6a8dd4", "#4f76c8", "#3c63b6", "#284e9c", "#203f80", "#182f61"],
  },
});

import { createTheme } from "@mantine/core";

/** Ink blue and sunflower on white: MicroTube's own palette. */
export const theme = createTheme({
  fontFamily: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
  primaryColor: "ink",
  primaryShade: 7,
  defaultRadius: 10,
  colors: {
    ink: ["#eef0fb", "#dcdff5", "#b9c0ea", "#949fdf", "#7380d5", "#5665c9", "#4150bd", "#2f3fb3", "#263391", "#1c2669"],
  },
});

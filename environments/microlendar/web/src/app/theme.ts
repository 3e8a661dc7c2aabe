import { createTheme } from "@mantine/core";

/** Lagoon and saffron on white: MicroLendar's own palette. */
export const theme = createTheme({
  fontFamily: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
  primaryColor: "lagoon",
  primaryShade: 7,
  defaultRadius: 8,
  colors: {
    lagoon: ["#edf7f7", "#d6ecec", "#aed9da", "#82c4c6", "#5bb0b3", "#3b9a9e", "#237f84", "#155e63", "#104b50", "#0b373b"],
  },
});

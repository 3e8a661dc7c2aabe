import { createTheme } from "@mantine/core";

/** Plum and persimmon on white: MicroGram's own palette. */
export const theme = createTheme({
  fontFamily: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
  primaryColor: "plum",
  primaryShade: 7,
  defaultRadius: 10,
  colors: {
    plum: ["#fbf1f8", "#f4dfee", "#e6bddb", "#d899c7", "#ca79b5", "#b85c9f", "#9c4485", "#7a2e63", "#642350", "#4b183b"],
  },
});

import { createTheme } from "@mantine/core";

/** Library green and brass on paper white: MicroScholar's own palette. */
export const theme = createTheme({
  fontFamily: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
  primaryColor: "moss",
  primaryShade: 7,
  defaultRadius: 6,
  colors: {
    moss: ["#eef6f3", "#dcebe5", "#b9d8cd", "#92c3b3", "#6cae99", "#4a967f", "#2f7f6c", "#1d5c4f", "#174a40", "#113830"],
  },
});

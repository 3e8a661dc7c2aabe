import { createTheme } from "@mantine/core";

/** Ink, violet and apricot: MicroChat's own palette. */
export const theme = createTheme({
  fontFamily: '"Figtree Variable", "Noto Emoji Variable", "Segoe UI", system-ui, sans-serif',
  primaryColor: "violet",
  primaryShade: 7,
  defaultRadius: 8,
  colors: {
    violet: ["#f3f1fd", "#e7e4fb", "#cdc7f5", "#afa6ee", "#9286e6", "#776ade", "#6558d6", "#5a4fcf", "#463bb0", "#352c8c"],
  },
});

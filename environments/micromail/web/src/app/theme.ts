import { createTheme } from "@mantine/core";

/** Juniper on paper: MicroMail's own palette. */
export const theme = createTheme({
  fontFamily: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
  primaryColor: "juniper",
  primaryShade: 7,
  defaultRadius: 7,
  colors: {
    juniper: ["#eef7f4", "#dcece6", "#b6d9cd", "#8dc5b2", "#69b39a", "#4a9f85", "#2f8a70", "#1d6f59", "#175a48", "#0f4537"],
  },
});

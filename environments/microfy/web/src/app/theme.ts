import { createTheme } from "@mantine/core";

/** Apricot on ink: MicroFy's own palette. */
export const theme = createTheme({
  fontFamily: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
  primaryColor: "apricot",
  primaryShade: 4,
  autoContrast: true,
  defaultRadius: 8,
  colors: {
    apricot: ["#fff3ea", "#ffe2cd", "#ffcda8", "#ffb684", "#ffa261", "#f78c45", "#dd7430", "#b35b22", "#86441a", "#5c2f13"],
    dark: ["#eceaf2", "#c3c0d0", "#a5a1b6", "#7b768f", "#3b3750", "#302c43", "#252136", "#1a1728", "#12101d", "#0b0a13"],
  },
});

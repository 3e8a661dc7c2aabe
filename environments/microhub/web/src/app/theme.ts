import { createTheme } from "@mantine/core";

/** Pine and copper on paper: MicroHub's own palette. */
export const theme = createTheme({
  fontFamily: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
  fontFamilyMonospace: '"JetBrains Mono Variable", ui-monospace, monospace',
  primaryColor: "pine",
  primaryShade: 7,
  defaultRadius: 7,
  colors: {
    pine: ["#edf6f2", "#d9ebe3", "#b3d6c7", "#88bfa8", "#5fa689", "#3f8d6e", "#2d7559", "#1f5f47", "#184a38", "#10352a"],
  },
});

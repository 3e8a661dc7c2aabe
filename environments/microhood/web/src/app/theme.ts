import { createTheme } from "@mantine/core";

/** Petrol and lime on white: MicroHood's own palette. */
export const theme = createTheme({
  fontFamily: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
  primaryColor: "petrol",
  primaryShade: 7,
  defaultRadius: 10,
  colors: {
    petrol: ["#ecf7f8", "#d5ebee", "#a9d6dc", "#7bc0c9", "#54a9b5", "#2f8f9d", "#1a7381", "#0b4f5c", "#093f4a", "#062d35"],
  },
});

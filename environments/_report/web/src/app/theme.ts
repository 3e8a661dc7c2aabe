import { createTheme } from "@mantine/core";

export const theme = createTheme({
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif",
  primaryColor: "teal",
  primaryShade: { light: 8, dark: 5 },
  autoContrast: true,
  defaultRadius: "md",
  cursorType: "pointer",
  headings: { fontWeight: "650", sizes: { h1: { fontSize: "1.5rem" }, h2: { fontSize: "1.2rem" }, h3: { fontSize: "1rem" } } },
});

/** The one build configuration of all environments; npm runs it inside each `<environment>/web`. */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const backend = process.env["APP_URL"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: process.cwd(),
  plugins: [react()],
  build: {
    target: "es2023",
    // Nothing is inlined as a data: address, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": backend, "/media": backend, "/contact": backend } },
});

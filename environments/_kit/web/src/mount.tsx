/** Start an app: connect to its server, ask who is signed in, draw. */
import { MantineProvider, type MantineThemeOverride } from "@mantine/core";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";

import { ServerProvider } from "./data/hooks";
import { connect } from "./data/server";
import { SessionProvider } from "./data/session";
import { ErrorBoundary } from "./states/ErrorBoundary";
import { stillTheme } from "./theme";
import { ToastProvider } from "./shell/toasts";

export function mountApp(app: ReactNode, theme: MantineThemeOverride, scheme: "light" | "dark" = "light"): void {
  const element = document.getElementById("root");
  if (element === null) throw new Error("index.html has no element with the id root");
  const server = connect(document.documentElement);
  createRoot(element).render(
    <MantineProvider theme={stillTheme(theme)} forceColorScheme={scheme}>
      <ErrorBoundary>
        <ServerProvider server={server}>
          <SessionProvider>
            {/* Without transitions a click has changed the page before anybody can look at it. */}
            <BrowserRouter useTransitions={false}>
              <ToastProvider>{app}</ToastProvider>
            </BrowserRouter>
          </SessionProvider>
        </ServerProvider>
      </ErrorBoundary>
    </MantineProvider>,
  );
}

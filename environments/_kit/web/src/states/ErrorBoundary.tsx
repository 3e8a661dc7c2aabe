import { Component, type ReactNode } from "react";

import { ErrorState } from "./ErrorState";

interface State {
  error: Error | null;
}

/** The last net: a fault in the page itself is shown, never a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <ErrorState error={this.state.error} title="This page has a fault" onRetry={() => window.location.reload()} />;
  }
}

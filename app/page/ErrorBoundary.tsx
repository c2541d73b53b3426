import { ErrorBoundaryScreen } from '@vetsync/ui/screens/system/ErrorBoundaryScreen';
import { Component, type ReactNode } from 'react';

/** Shows a page with a button to reload, instead of a blank page, when a screen throws. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorBoundaryScreen send={() => location.reload()} />;
  }
}

import { ErrorBoundaryScreen } from '@vetsync/ui/screens/system/ErrorBoundaryScreen';
import { Component, type ReactNode } from 'react';

/** Shows a designed page instead of a blank one when a screen throws. */
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

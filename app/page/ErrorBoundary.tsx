import { ErrorBoundaryScreen } from '@vetsync/ui/screens/system/ErrorBoundaryScreen';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of the children when one of them throws. `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Shows a fallback, instead of a blank page, when a screen throws or its code can't be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}

/** The fallback of a whole page: a button to reload it. */
export const pageFailed = () => <ErrorBoundaryScreen send={() => location.reload()} />;

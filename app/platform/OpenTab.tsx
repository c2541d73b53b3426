import type { ShellContent } from '@vetsync/machines/shell';
import { usePhrases } from '@vetsync/ui/language';
import { useSelector } from '@xstate/react';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { useContents, usePlatform } from './usePlatform.ts';

const TabFailed = lazy(async () => ({
  default: (await import('@vetsync/ui/screens/shell/TabFailed')).TabFailed,
}));

interface Failure {
  title: string;
  onRetry: () => void;
}

const failed = ({ title, onRetry }: Failure) => (
  <Suspense>
    <TabFailed view={{ title }} send={onRetry} />
  </Suspense>
);

interface ScreenBoundaryProps extends Failure {
  onFailed: () => void;
  children: ReactNode;
}

/** Renders the error state of a tab whose screen throws or whose code can't be loaded. */
class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    const { title, onRetry, children } = this.props;
    if (!this.state.hasFailed) return children;
    const retry = () => {
      onRetry();
      this.setState({ hasFailed: false });
    };
    return failed({ title, onRetry: retry });
  }
}

/** Renders the tab or screen of the URL. An error there doesn't affect the shell, other tabs or the world. */
export function OpenTab({ content }: { content: ShellContent }) {
  const { root } = usePlatform();
  const { contentAt, discard } = useContents();
  const tab = useSelector(root, ({ context }) => context.tab);
  const isFailed = useSelector(tab ?? undefined, (holder) => holder?.matches('failed'));
  const { role, tab: name, screen } = content;
  const title = usePhrases()(content.title);
  const retry = () => {
    discard(content);
    tab?.send({ type: 'tab.retry' });
  };
  if (isFailed) return failed({ title, onRetry: retry });
  return (
    // What has failed is discarded only here: a new try at each render would never end.
    <ScreenBoundary
      key={[role, name, screen].join('/')}
      title={title}
      onRetry={retry}
      onFailed={() => discard(content)}
    >
      {contentAt(content)}
    </ScreenBoundary>
  );
}

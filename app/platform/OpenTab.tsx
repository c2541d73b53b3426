import type { ShellContent } from '@vetsync/machines/shell';
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

/** Shows the error state of a tab whose screen throws, or whose code could not be fetched. */
class ScreenBoundary extends Component<Failure & { children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
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

/** What the address names. An error in it stays in it: the shell, the other tabs and the world go on. */
export function OpenTab({ content }: { content: ShellContent }) {
  const { root } = usePlatform();
  const { contentAt } = useContents();
  const tab = useSelector(root, ({ context }) => context.tab);
  const isFailed = useSelector(tab ?? undefined, (holder) => holder?.matches('failed'));
  const { title, role, tab: name, screen } = content;
  const retry = () => tab?.send({ type: 'tab.retry' });
  if (isFailed) return failed({ title, onRetry: retry });
  return (
    <ScreenBoundary key={[role, name, screen].join('/')} title={title} onRetry={retry}>
      {contentAt(content)}
    </ScreenBoundary>
  );
}

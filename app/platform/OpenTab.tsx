import type { ShellContent } from '@vetsync/machines/shell';
import { usePhrases } from '@vetsync/ui/language';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lazyNamed } from '../page/lazyNamed.ts';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { useTabLoader, usePlatform } from './usePlatform.ts';

const TabFailed = lazyNamed('TabFailed', () => import('@vetsync/ui/screens/shell/TabFailed'));

/** How long the site may take to answer before a tab alone is tried again, in milliseconds. */
const reachedWithinMs = 5_000;

/**
 * Reloads the page: until then, Chromium doesn't load a module again that failed to load once. If the site can't be reached,
 * a reload would leave nothing, so only the tab is tried again.
 */
async function tryAgain(inPlace: () => void) {
  const isReached = await fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(reachedWithinMs),
  }).then(
    () => true,
    () => false,
  );
  if (isReached) location.reload();
  else inPlace();
}

/** Renders the tab or screen of the URL. An error there doesn't affect the shell, other tabs or the world. */
export function OpenTab({ content }: { content: ShellContent }) {
  const { root } = usePlatform();
  const { renderTab, discard } = useTabLoader();
  const tab = useSelector(root, ({ context }) => context.tab);
  const isFailed = useSelector(tab ?? undefined, (holder) => holder?.matches('failed'));
  const { role, tab: name, screen } = content;
  const title = usePhrases()(content.title);
  const failed = (retry?: () => void) => (
    <Suspense>
      <TabFailed
        view={{ title }}
        send={() =>
          void tryAgain(() => {
            discard(content);
            tab?.send({ type: 'tab.retry' });
            retry?.();
          })
        }
      />
    </Suspense>
  );
  if (isFailed) return failed();
  return (
    // What has failed is discarded only here: a new try at each render would never end.
    <ErrorBoundary key={[role, name, screen].join('/')} fallback={failed} onError={() => discard(content)}>
      {renderTab(content)}
    </ErrorBoundary>
  );
}

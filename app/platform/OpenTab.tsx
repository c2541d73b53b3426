import type { ShellContent } from '@vetsync/machines/shell/shell';
import { usePhrases } from '@vetsync/ui/language';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lazyNamed } from '../page/lazy/lazyNamed.ts';
import { isSiteReached } from '../services/http/isSiteReached.ts';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { useTabLoader, usePlatform } from './usePlatform.ts';

const TabFailed = lazyNamed('TabFailed', () => import('@vetsync/ui/screens/shell/TabFailed'));

/**
 * Reloads the page: until then, Chromium doesn't load a module again that failed to load once. If the site can't be reached,
 * a reload would leave nothing, so only the tab is tried again.
 */
async function tryAgain(inPlace: () => void) {
  if (await isSiteReached()) location.reload();
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

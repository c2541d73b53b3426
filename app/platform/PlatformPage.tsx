import type { PlatformView } from '@vetsync/machines/shell/platform';
import { usePhrases } from '@vetsync/ui/language';
import { PageLoading } from '@vetsync/ui/screens/shell/PageLoading';
import { ShellFrame } from '@vetsync/ui/screens/shell/ShellFrame';
import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { AddressContext } from '../page/links/useAddress.ts';
import { lazyNamed, named } from '../page/lazy/lazyNamed.ts';
import { loadWhenIdle, whenIdle } from './whenIdle.ts';
import { lazyOverlay } from '../page/lazy/lazyOverlay.tsx';
import { focusHeading } from '../page/FocusOnArrival.tsx';
import { isHistoryNavigation } from '../page/navigateTo.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { useRoot } from '../page/useRoot.ts';
import { OpenTab } from './OpenTab.tsx';
import { PlatformContext, usePlatformView } from './usePlatform.ts';
import type { PlatformContextValue } from './usePlatform.ts';

async function start(value: PlatformContextValue, signal: AbortSignal) {
  await whenIdle();
  const { afterFirstScreen } = await import('./afterFirstScreen.ts');
  if (!signal.aborted) afterFirstScreen(value, signal);
}

/**
 * Starts what the first screen doesn't need, once it is drawn. Its code isn't on the first screen either.
 *
 * @returns Stops it.
 */
function afterFirstPaint(value: PlatformContextValue): () => void {
  const stopping = new AbortController();
  // If it can't be loaded, code is loaded when it is needed, and every command has a button.
  void start(value, stopping.signal).catch(() => {});
  return () => stopping.abort();
}

const closePanel = ({ send }: { send: (event: { type: 'panel.close' }) => void }) =>
  send({ type: 'panel.close' });
const ShellPanel = lazyOverlay(
  named('ShellPanel', () => import('@vetsync/ui/screens/shell/ShellPanel')),
  closePanel,
);

// A part of the panels that is fetched apart.
loadWhenIdle(() => import('@vetsync/ui/screens/shell/panels/CommandsPanel'));

const ActingSwitcher = lazyNamed(
  'ActingSwitcher',
  () => import('@vetsync/ui/screens/shell/profiles/ActingSwitcher'),
);

interface PlatformFrameProps {
  value: PlatformContextValue;
  /** What the shell shows. @default the platform's own view */
  viewOf?: (view: PlatformView) => PlatformView;
  /** Whether to render only the shell. @default false */
  isStatic?: boolean;
  children: ReactNode;
}

/** The shell around a page, with its panels and its bell. */
export function PlatformFrame({ value, viewOf, isStatic = false, children }: PlatformFrameProps) {
  const { platform, Status } = value;
  const own = usePlatformView(value);
  const view = viewOf ? viewOf(own) : own;
  useEffect(() => (isStatic ? undefined : afterFirstPaint(value)), [value, isStatic]);
  return (
    <PlatformContext value={value}>
      <ShellFrame
        view={view}
        send={platform.send}
        acting={
          view.shell.actors.length > 0 && (
            <Suspense>
              <ActingSwitcher actors={view.shell.actors} />
            </Suspense>
          )
        }
        status={
          Status && (
            <Suspense>
              <Status />
            </Suspense>
          )
        }
        panel={<Suspense>{view.shell.panel && <ShellPanel view={view} send={platform.send} />}</Suspense>}
      >
        {children}
      </ShellFrame>
    </PlatformContext>
  );
}

interface PlatformPageProps {
  value: PlatformContextValue;
  /** Whether to render only the shell with an empty content area. @default false */
  isStatic?: boolean;
}

/** The shell with the tab or screen of the URL, for demo and account platform. */
export function PlatformPage({ value, isStatic = false }: PlatformPageProps) {
  const { platform, urlOf } = value;
  const view = usePlatformView(value);
  const { page, role } = view.shell.content;
  const addressOf = useCallback((address: string) => urlOf(address, role), [urlOf, role]);
  const title = usePhrases()(view.shell.content.title);
  const epoch = useSelector(platform.actor.world, ({ context }) => context.log.epoch.id);
  // Space that a prerendered page reserves stays reserved until its content is rendered.
  const { prerendered } = useRoot();
  const [firstPage] = useState(prerendered && page);
  // A reset remounts the tab.
  const isWaiting = isStatic || view.world.sync?.isLoaded === false;
  const content = isWaiting ? null : <OpenTab key={epoch} content={view.shell.content} />;
  return (
    <AddressContext value={addressOf}>
      <PageTitle title={title}>
        <PlatformFrame value={value} isStatic={isStatic}>
          {isWaiting ? (
            <PageLoading title={title} />
          ) : (
            <>
              {page === firstPage ? (
                <Suspense fallback={<PageLoading title={title} />}>{content}</Suspense>
              ) : (
                content
              )}
              <AtTheTop key={`top of ${page}`} />
            </>
          )}
        </PlatformFrame>
      </PageTitle>
    </AddressContext>
  );
}

/** Rendered together with a page's content: scrolls a new page to its top, and keeps the position when going back. */
function AtTheTop() {
  useEffect(() => {
    if (!isHistoryNavigation()) scrollTo(0, 0);
    return focusHeading();
  }, []);
  return null;
}

import { PageLoading } from '@vetsync/ui/screens/shell/PageLoading';
import { ShellFrame } from '@vetsync/ui/screens/shell/ShellFrame';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { focusHeading } from '../page/FocusOnArrival.tsx';
import { isHistoryNavigation } from '../page/go.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { useRoot } from '../page/useRoot.ts';
import { prefetch } from './prefetch.ts';
import { OpenTab } from './OpenTab.tsx';
import { NameContext, PlatformContext, type OwnPlatform } from './usePlatform.ts';

const ShellPanel = lazy(async () => ({
  default: (await import('@vetsync/ui/screens/shell/ShellPanel')).ShellPanel,
}));

interface PlatformPageProps {
  own: OwnPlatform;
  /** Whether only the shell is shown, and where its place will be. @default false */
  isStatic?: boolean;
}

/** The shell and, within it, the place that the address names; demo and account platform alike. */
export function PlatformPage({ own, isStatic = false }: PlatformPageProps) {
  const { platform } = own;
  const view = useSyncExternalStore(platform.subscribe, platform.view, platform.view);
  const { title, page } = view.shell.content;
  const [name, setName] = useState<string | null>(null);
  const era = useSelector(platform.actor.world, ({ context }) => context.log.era.id);
  useEffect(() => (isStatic ? undefined : prefetch(own)), [own, isStatic]);
  // What a prerendered page keeps the place of is kept until it is there.
  const { prerendered } = useRoot();
  const [firstPage] = useState(prerendered && page);
  // A reset leaves nothing of what a tab held.
  const content = isStatic ? null : <OpenTab key={era} content={view.shell.content} />;
  return (
    <PlatformContext value={own}>
      <NameContext value={setName}>
        <PageTitle title={name ?? title}>
          <ShellFrame
            view={view}
            send={platform.send}
            panel={<Suspense>{view.shell.panel && <ShellPanel view={view} send={platform.send} />}</Suspense>}
          >
            {isStatic ? (
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
          </ShellFrame>
        </PageTitle>
      </NameContext>
    </PlatformContext>
  );
}

/** Shown together with a place's content: a new place begins at its top, a step back keeps where it was. */
function AtTheTop() {
  useEffect(() => {
    // Whoever comes from another page comes before the tab's own heading is there.
    focusHeading();
    if (!isHistoryNavigation()) scrollTo(0, 0);
  }, []);
  return null;
}

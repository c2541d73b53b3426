import { shellHref } from '@vetsync/machines/shell/model';
import { viewerTypeOf, type ViewerOpen } from '@vetsync/machines/viewer/model';
import { profileViewerMachine, profileViewerView } from '@vetsync/machines/profileViewer';
import { viewerPostings, viewerSubject, writerOf } from '@vetsync/samples/viewer';
import { PageFrame } from '@vetsync/ui/screens/system/PageFrame';
import { ProfileViewer } from '@vetsync/ui/screens/viewer/ProfileViewer';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { canGoBack } from '../page/go.ts';
import { useRootEvents } from '../page/useRootEvents.ts';
import { useRoot } from '../page/useRoot.ts';
import { setOverlay } from '../platform/overlayQuery.ts';
import { browserReader } from '../services/browser/reader.ts';

/** Parses `?open=…&posting=…`. */
function openOf(query: URLSearchParams): ViewerOpen {
  const what = query.get('open');
  if (what === 'claim' || what === 'housing' || what === 'contact') return { what };
  const posting = viewerPostings.find(({ id }) => id === query.get('posting'));
  return what === 'buddies' && posting ? { what, posting: posting.id } : null;
}

/** `/veteran-profile?viewer=recruiter`; the history state may name the viewer instead. */
export default function VeteranProfilePage() {
  const search = useSearch();
  const [start] = useState(() => ({
    viewer: viewerTypeOf(
      (history.state as { viewer?: unknown } | null)?.viewer,
      new URLSearchParams(location.search).get('viewer'),
    ),
    hasHistory: canGoBack(),
  }));
  const viewer = useActorRef(profileViewerMachine, {
    input: {
      viewer: start.viewer,
      subject: viewerSubject,
      writer: writerOf(start.viewer),
      hasHistory: start.hasHistory,
      wellnessHref: shellHref({ mode: 'demo', role: 'user', tab: 'wellness' }),
      open: openOf(new URLSearchParams(search)),
      reader: browserReader(),
      now: Date.now,
      random: Math.random,
    },
  });
  const root = useRoot();
  useRootEvents(viewer);
  useEffect(() => {
    const subscriptions = [
      viewer.on('location.changed', ({ open }) =>
        setOverlay(open?.what ?? null, { posting: open?.what === 'buddies' ? open.posting : null }),
      ),
      viewer.on('page.back', () => history.back()),
      viewer.on('world.dispatch', async (emitted) => {
        // Messages are stored in the demo's world. Loaded on demand, because most visitors send none.
        const { demoPlatform, readPersistedDemo } = await import('../platform/demoPlatform.ts');
        await readPersistedDemo();
        const { world } = demoPlatform(root).platform.actor;
        world.send({ type: 'world.enter' });
        world.send(emitted);
      }),
      viewer.on('page.print', () => window.print()),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [viewer, root]);
  useEffect(
    () => viewer.send({ type: 'location.changed', open: openOf(new URLSearchParams(search)) }),
    [viewer, search],
  );
  return (
    <PageFrame>
      <ProfileViewer view={useSelector(viewer, profileViewerView)} send={viewer.send} />
    </PageFrame>
  );
}

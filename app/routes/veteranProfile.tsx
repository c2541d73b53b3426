import { demoAddress, routes, shellHref } from '@vetsync/machines/shell/model';
import { viewerTypeOf, type ViewerDialog } from '@vetsync/machines/viewer/model';
import type { WorldDispatchEmitted } from '@vetsync/machines/model/world';
import {
  profileViewerMachine,
  profileViewerView,
  type ProfileViewerParentEvent,
} from '@vetsync/machines/viewer/profileViewer';
import { viewerPostings, viewerSubject, writerOf } from '@vetsync/samples/viewer';
import { writePhrase } from '@vetsync/ui/language';
import { PageFrame } from '@vetsync/ui/screens/system/PageFrame';
import { ProfileViewer } from '@vetsync/ui/screens/viewer/ProfileViewer';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { locationChanges } from '../page/changes.ts';
import type { Root } from '../root.ts';
import { canGoBack } from '../page/navigateTo.ts';
import { usePageActor } from '../page/usePageActor.ts';
import { useRoot } from '../page/useRoot.ts';
import { setOverlay } from '../page/overlayQuery.ts';
import { browserIntl } from '../services/browser/intl.ts';
import { named } from '../page/lazy/lazyNamed.ts';
import { lazyOverlay } from '../page/lazy/lazyOverlay.tsx';

const ContactDialog = lazyOverlay(
  named('ContactDialog', () => import('@vetsync/ui/screens/viewer/ContactDialog')),
);

/** Parses `?open=…&posting=…`. */
function openOf(query: URLSearchParams): ViewerDialog {
  const name = query.get('open');
  if (name === 'claim' || name === 'housing' || name === 'contact') return { name };
  const posting = viewerPostings.find(({ id }) => id === query.get('posting'));
  return name === 'buddies' && posting ? { name, posting: posting.id } : null;
}

const machine = profileViewerMachine.provide({
  actors: {
    locationChanges: locationChanges<ProfileViewerParentEvent>(({ path, search }) =>
      path === routes.veteranProfile.pattern
        ? { type: 'location.changed', open: openOf(new URLSearchParams(search)) }
        : null,
    ),
  },
});

/** Messages are stored in the demo's world. Its code is loaded on demand, because most visitors send none. */
async function dispatchInDemo(root: Root, request: WorldDispatchEmitted): Promise<void> {
  const { demoPlatform, readStoredDemo } = await import('../platform/demoPlatform.ts');
  await readStoredDemo();
  const { world } = demoPlatform(root).platform.actor;
  world.send({ type: 'world.enter' });
  world.send(request);
}

/** `/veteran-profile?viewer=recruiter`; the history state may name the viewer instead. */
export default function VeteranProfilePage() {
  const [start] = useState(() => ({
    viewer: viewerTypeOf(
      (history.state as { viewer?: unknown } | null)?.viewer,
      new URLSearchParams(location.search).get('viewer'),
    ),
    hasHistory: canGoBack(),
  }));
  const viewer = usePageActor(machine, {
    input: {
      viewer: start.viewer,
      subject: viewerSubject,
      writer: writerOf(start.viewer),
      hasHistory: start.hasHistory,
      wellnessHref: demoAddress(shellHref({ role: 'user', tab: 'wellness' }), 'user'),
      open: openOf(new URLSearchParams(location.search)),
      intl: browserIntl(),
      write: writePhrase,
      now: Date.now,
      random: Math.random,
    },
    on: {
      'location.changed': ({ open }) =>
        setOverlay(open?.name ?? null, { posting: open?.name === 'buddies' ? open.posting : null }),
      'page.back': () => history.back(),
      'page.print': () => window.print(),
      'world.dispatch': (emitted) => void dispatchInDemo(root, emitted),
    },
  });
  const root = useRoot();
  const view = useSelector(viewer, profileViewerView);
  return (
    <PageFrame>
      <ProfileViewer view={view} send={viewer.send} />
      <Suspense>{view.contact.open && <ContactDialog view={view} send={viewer.send} />}</Suspense>
    </PageFrame>
  );
}

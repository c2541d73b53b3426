import { communityView, type communityMachine } from '@vetsync/machines/community/community';
import { eventEditorView, type eventEditorMachine } from '@vetsync/machines/community/eventEditor';
import { Skeleton } from '@vetsync/ui/components/Skeleton';
import { Community } from '@vetsync/ui/screens/community/Community';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { lazyNamed, named } from '../../../page/lazy/lazyNamed.ts';
import { lazyOverlay } from '../../../page/lazy/lazyOverlay.tsx';

const EventCalendar = lazyNamed('EventCalendar', () => import('@vetsync/ui/screens/community/EventCalendar'));
const EventEditor = lazyOverlay(
  named('EventEditor', () => import('@vetsync/ui/screens/community/EventEditor')),
);

interface EventsPageProps {
  community: ActorRefFrom<typeof communityMachine>;
  editor: ActorRefFrom<typeof eventEditorMachine>;
}

/** The Community Hub, with the form over it. */
export default function EventsPage({ community, editor }: EventsPageProps) {
  const view = useSelector(community, communityView);
  const form = useSelector(editor, eventEditorView);
  return (
    <>
      <Community
        view={view}
        send={community.send}
        hasDraft={form.hasDraft}
        calendar={
          <Suspense fallback={<Skeleton lines={10} />}>
            <EventCalendar view={view} send={community.send} />
          </Suspense>
        }
      />
      <Suspense>{form.isOpen && <EventEditor view={form} send={editor.send} />}</Suspense>
    </>
  );
}

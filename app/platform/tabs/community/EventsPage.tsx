import { communityView } from '@vetsync/machines/community';
import { eventEditorView } from '@vetsync/machines/eventEditor';
import { Skeleton } from '@vetsync/ui/components/Skeleton';
import { Community } from '@vetsync/ui/screens/community/Community';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { CommunityState } from './useCommunityRoute.ts';
import { useEditor } from './useEditor.ts';
import { useEvents } from './useEvents.ts';

const EventCalendar = lazy(async () => ({
  default: (await import('@vetsync/ui/screens/community/EventCalendar')).EventCalendar,
}));
const EventEditor = lazy(async () => ({
  default: (await import('@vetsync/ui/screens/community/EventEditor')).EventEditor,
}));

/** The Community Hub, with the form over it. */
export function EventsPage({ here }: { here: CommunityState }) {
  const events = useEvents(here);
  const editor = useEditor(here);
  const view = useSelector(events, communityView);
  const form = useSelector(editor, eventEditorView);
  return (
    <>
      <Community
        view={view}
        send={events.send}
        hasDraft={form.hasDraft}
        calendar={
          <Suspense fallback={<Skeleton lines={10} />}>
            <EventCalendar view={view} send={events.send} />
          </Suspense>
        }
      />
      <Suspense>{form.isOpen && <EventEditor view={form} send={editor.send} />}</Suspense>
    </>
  );
}

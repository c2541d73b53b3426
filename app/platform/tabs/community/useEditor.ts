import { eventEditorMachine } from '@vetsync/machines/eventEditor';
import { deliveryOf } from '@vetsync/machines/shell/model';
import { parseEventDraft } from '@vetsync/machines/community/model';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { go } from '../../../page/go.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { persistDraft, useOwnerStorage } from '../../persist.ts';
import { hrefWith } from '../../overlayQuery.ts';
import { usePerson } from '../../person.ts';
import { usePlatformEvents } from '../../usePlatform.ts';
import { closeOverlay } from './address.ts';
import type { CommunityState } from './useCommunityRoute.ts';

/** The form that announces an event; its draft stays in this tab of the browser. */
export function useEditor({ mode, route, events, world }: CommunityState) {
  const { name } = usePerson();
  const storage = useOwnerStorage('event_draft');
  const isOpen = route.open === 'create';
  const joined = useMemo(
    () => events.filter(({ id }) => world.joinedEvents.some((one) => one.id === id)),
    [events, world.joinedEvents],
  );
  const editor = useActorRef(eventEditorMachine, {
    input: {
      persisted: parseEventDraft(storage.read()),
      isOpen,
      organizer: name,
      joined,
      delivery: deliveryOf(mode),
      reader: browserReader(),
      now: Date.now,
      random: Math.random,
    },
  });
  usePlatformEvents(editor);
  useEffect(() => {
    const subscriptions = [
      editor.on('draft.changed', ({ draft }) => persistDraft(storage, draft)),
      editor.on('dialog.closed', () => closeOverlay(['open'])),
      editor.on('event.published', ({ eventId }) =>
        go(hrefWith({ open: 'event', event: eventId }), { replace: true }),
      ),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [editor, storage]);
  useEffect(() => editor.send({ type: 'location.changed', isOpen }), [editor, isOpen]);
  useEffect(() => editor.send({ type: 'joined.changed', joined }), [editor, joined]);
  return editor;
}

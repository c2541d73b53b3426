import { messagingMachine, messagingView, type MessageDrafts } from '@vetsync/machines/messaging';
import {
  correspondentsOf,
  noEarlierMessages,
  readMessagesRoute,
  withStrangers,
  type MessageBook,
} from '@vetsync/machines/messages/model';
import { sampleMessagesOf, simulatedReplies } from '@vetsync/samples/messages';
import { Messages } from '@vetsync/ui/screens/messages/Messages';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { browserReader } from '../../../services/browser/reader.ts';
import { persistDraft, useOwnerStorage } from '../../persist.ts';
import { useName, usePlatformEvents } from '../../usePlatform.ts';
import { peopleOf, type SampleDesk } from './people.ts';
import { useDesk, type DeskContext } from '../portal/useDesk.ts';

function parseDrafts(text: string | null): MessageDrafts {
  try {
    const pairs: [string, unknown][] = Object.entries(JSON.parse(text ?? '{}') as object);
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return {};
  }
}

/** The conversations of an organization: samples, and what was written in the shared world. */
function useBook({ desk, world, now, isSample, known }: DeskContext): MessageBook {
  const { sentMessages: sent, readConversations: read } = world;
  // Sample conversations stay with whom they began, whoever applies meanwhile.
  const [samples] = useState(() =>
    isSample
      ? sampleMessagesOf(desk, correspondentsOf(known.briefs.filter(({ id }) => !isOfWorld(world, id))), now)
      : noEarlierMessages,
  );
  const people = useMemo(() => withStrangers(desk, peopleOf(known), sent), [desk, known, sent]);
  return useMemo(() => ({ desk, people, samples, sent, read }), [desk, people, samples, sent, read]);
}
const isOfWorld = (
  { jobApplications, collegeApplications, nonprofitApplications }: DeskContext['world'],
  applicationId: string,
) =>
  [jobApplications, collegeApplications, nonprofitApplications].some((list) =>
    list.some(({ id }) => id === applicationId),
  );

/** The messages of an organization. */
export function MessagesOf({ own }: { own: SampleDesk }) {
  const here = useDesk(own);
  const { at, writer, isSample, detail, query } = here;
  const book = useBook(here);
  const address = JSON.stringify(readMessagesRoute(detail, query));
  const route = useMemo(() => JSON.parse(address) as ReturnType<typeof readMessagesRoute>, [address]);
  const storage = useOwnerStorage('message_drafts');
  const messaging = useActorRef(messagingMachine, {
    input: {
      at,
      writer,
      book,
      route,
      persisted: parseDrafts(storage.read()),
      replies: isSample ? simulatedReplies : [],
      reader: browserReader(),
      now: Date.now,
      random: Math.random,
    },
  });
  usePlatformEvents(messaging);
  useEffect(() => {
    const subscriptions = messaging.on('drafts.changed', ({ drafts }) => persistDraft(storage, drafts));
    return () => subscriptions.unsubscribe();
  }, [messaging, storage]);
  useEffect(() => messaging.send({ type: 'location.changed', route }), [messaging, route]);
  useEffect(() => messaging.send({ type: 'book.changed', book }), [messaging, book]);
  const view = useSelector(messaging, messagingView);
  useName(view.open?.person.name ?? null);
  return <Messages view={view} send={messaging.send} />;
}

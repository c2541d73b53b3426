import { mergeMessages, organizationContacts } from '@vetsync/machines/community/model';
import type { SentMessage } from '@vetsync/machines/model/world';
import { networkMachine, networkView, type MessageDraft } from '@vetsync/machines/network';
import { sampleDesks, sampleGroups, sampleMembers, sampleMessages } from '@vetsync/samples/community';
import { Network } from '@vetsync/ui/screens/community/Network';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { browserReader } from '../../../services/browser/reader.ts';
import { persistDraft, useOwnerStorage } from '../../persist.ts';
import { usePerson } from '../../person.ts';
import { usePlatformEvents } from '../../usePlatform.ts';
import { pushQuery, replaceQuery } from './address.ts';
import type { CommunityState } from './useCommunityRoute.ts';

function parseDraft(text: string | null): MessageDraft | null {
  try {
    const { memberId, text: written } = (JSON.parse(text ?? 'null') ?? {}) as Partial<MessageDraft>;
    return typeof memberId === 'string' && typeof written === 'string' ? { memberId, text: written } : null;
  } catch {
    return null;
  }
}

/** A signed-in person has nobody yet: whom the demo shows are samples. */
function useMessages(isSample: boolean, sent: readonly SentMessage[]) {
  const [samples] = useState(() => (isSample ? sampleMessages(Date.now()) : []));
  return useMemo(() => mergeMessages(samples, sent), [samples, sent]);
}

/** Connections, groups and conversations. */
export function NetworkPage({ here: { mode, route, links, world } }: { here: CommunityState }) {
  const isSample = mode === 'demo';
  const messages = useMessages(isSample, world.sentMessages);
  const contacts = useMemo(
    () => (isSample ? organizationContacts(world, sampleDesks) : []),
    [isSample, world],
  );
  const { name: writer } = usePerson();
  const { list, q, memberId } = route;
  const storage = useOwnerStorage('message_draft');
  const network = useActorRef(networkMachine, {
    input: {
      members: isSample ? sampleMembers : [],
      contacts,
      writer,
      groups: isSample ? sampleGroups : [],
      messages,
      route: { list, q, memberId },
      links,
      persisted: parseDraft(storage.read()),
      reader: browserReader(),
      now: Date.now,
      random: Math.random,
    },
  });
  usePlatformEvents(network);
  useEffect(() => {
    const subscriptions = [
      network.on('location.changed', ({ route: to, isSearch }) => {
        const changes = {
          list: to.list === 'connections' ? null : to.list,
          q: to.q || null,
          with: to.memberId,
        };
        if (isSearch) replaceQuery(changes);
        else pushQuery(changes);
      }),
      network.on('draft.changed', ({ draft }) => persistDraft(storage, draft)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [network, storage]);
  useEffect(
    () => network.send({ type: 'location.changed', list, q, memberId }),
    [network, list, q, memberId],
  );
  useEffect(() => network.send({ type: 'contacts.changed', contacts }), [network, contacts]);
  useEffect(() => network.send({ type: 'messages.changed', messages }), [network, messages]);
  return <Network view={useSelector(network, networkView)} send={network.send} />;
}

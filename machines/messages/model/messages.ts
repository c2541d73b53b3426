import type { Phrase } from '../../system/model/phrase.ts';
import { veteranId } from '../../model/world/demoIdentities.ts';
import type { ApplicationKind } from '../../model/world/statuses.ts';
import type { ReadConversation, SentMessage } from '../../model/world/world.ts';
import type { ApplicationBrief } from './applicationBriefs.ts';
import type { MessagingRole } from './messagesRoute.ts';

/** Somebody whom an organization writes to. */
export interface Correspondent {
  id: string;
  name: string;
  /** Rank and branch. */
  detail: string;
  /** Id of a drawn portrait, or empty. */
  image: string;
  /** What the organization knows them by: `Operations Manager at Tech Corp`. */
  subjects: readonly { title: Phrase; application: { id: string; kind: ApplicationKind } | null }[];
}

/** People by their applications, in the order of these, each once. */
export function correspondentsOf(briefs: readonly ApplicationBrief[]): Correspondent[] {
  const people = new Map<string, Correspondent>();
  for (const { id, kind, personId, personName, personDetail, personImage, subject } of briefs) {
    const known = people.get(personId);
    const subjects = [...(known?.subjects ?? []), { title: subject, application: { id, kind } }];
    people.set(personId, {
      id: personId,
      name: personName,
      detail: personDetail,
      image: personImage,
      subjects,
    });
  }
  return [...people.values()];
}

/** Other known people, and people who wrote without having applied. Each is listed once, with the first known data. */
export function withSenders(
  role: MessagingRole,
  people: readonly Correspondent[],
  sent: readonly SentMessage[],
): Correspondent[] {
  const strangers = sent.flatMap(({ to, from = veteranId, fromName = '' }): Correspondent[] =>
    to === role && fromName ? [{ id: from, name: fromName, detail: '', image: '', subjects: [] }] : [],
  );
  const known = new Map([...people, ...strangers].toReversed().map((person) => [person.id, person]));
  return [...people, ...strangers].filter((person) => known.get(person.id) === person);
}

/** A message as an organization sees it. */
export interface PortalMessage {
  id: string;
  personId: string;
  /** The organization wrote it. */
  isSent: boolean;
  text: string;
  /** Epoch milliseconds. */
  at: number;
  /** A simulated answer. */
  isSimulated: boolean;
}

/** What was written with one person, oldest first. */
export interface PortalConversation {
  person: Correspondent;
  messages: readonly PortalMessage[];
  unread: number;
  /** How many of those are samples. */
  unreadSamples: number;
}

/** Sample messages of a portal by person, with the number of unread ones. */
export interface EarlierMessages {
  messages: readonly PortalMessage[];
  unread: Readonly<Record<string, number>>;
}
export const noEarlierMessages: EarlierMessages = { messages: [], unread: {} };

/** Everything that conversations are made of. */
export interface Mailbox {
  role: MessagingRole;
  people: readonly Correspondent[];
  samples: EarlierMessages;
  sent: readonly SentMessage[];
  read: readonly ReadConversation[];
}

/** What an organization has to do with a message of the world, or null where it is between others. */
function seenBy(
  role: MessagingRole,
  { id, to, from = veteranId, text, at, isSimulated = false }: SentMessage,
) {
  if (to !== role && from !== role) return null;
  const isSent = from === role;
  return { id, personId: isSent ? to : from, isSent, text, at, isSimulated } satisfies PortalMessage;
}

/** What each person was last written and has not answered; who else uses this world answers for themselves. */
export function unansweredMessages({ role, people, sent }: Mailbox): PortalMessage[] {
  const seen = sent.flatMap((message) => seenBy(role, message) ?? []);
  const last = new Map(seen.map((message) => [message.personId, message]));
  return people.flatMap(({ id }) => {
    const message = id === veteranId ? undefined : last.get(id);
    return message?.isSent ? [message] : [];
  });
}

/** Conversations of an organization, the one with the newest message first. */
export function conversationsOf({ role, people, samples, sent, read }: Mailbox): PortalConversation[] {
  const own = sent.flatMap((message) => seenBy(role, message) ?? []);
  const byPerson = Map.groupBy([...samples.messages, ...own], ({ personId }) => personId);
  const known = new Map(people.map((person) => [person.id, person]));
  return [...byPerson]
    .flatMap(([personId, messages]): PortalConversation[] => {
      const person = known.get(personId);
      if (!person) return [];
      const seen = read.find(({ id }) => id === `${role}:${personId}`);
      const isNew = ({ isSent, at }: PortalMessage) => !isSent && at > (seen?.at ?? 0);
      const unreadSamples = seen ? 0 : (samples.unread[personId] ?? 0);
      const unread = unreadSamples + own.filter((item) => item.personId === personId && isNew(item)).length;
      return [{ person, messages: messages.toSorted((a, b) => a.at - b.at), unread, unreadSamples }];
    })
    .toSorted((a, b) => lastMessage(b).at - lastMessage(a).at);
}

/** The newest message of a conversation, which always has one. */
export function lastMessage({ messages }: PortalConversation): PortalMessage {
  const last = messages.at(-1);
  if (!last) throw new Error('A conversation without messages');
  return last;
}

/** Who handed in an application. */
export const findApplicant = (
  people: readonly Correspondent[],
  applicationId: string,
): Correspondent | null =>
  people.find(({ subjects }) => subjects.some(({ application }) => application?.id === applicationId)) ??
  null;

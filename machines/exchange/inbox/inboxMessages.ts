import * as z from 'zod/mini';
import { unlisted } from '../../kit/unlisted.ts';
import type { Thread, ThreadMessage } from '../../model/exchange/messages.ts';
import type { Recipient } from '../model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** What the organization knows the person by, such as what they applied for. */
export interface InboxSubject {
  title: Phrase;
  application: Thread['about'][number]['application'] | null;
}

/** A conversation, with what only some servers know of it. */
export interface InboxThread extends Omit<Thread, 'about'> {
  about: readonly InboxSubject[];
  /** Id of a drawn portrait of the person. */
  portrait?: string;
  /** Whether an answer of the other side is being written. */
  isAwaited?: boolean;
  /** Whether staff are shown how to help when the person writes about a crisis. @default false */
  showsHelp?: boolean;
  /** Whether it can be reported. @default true */
  mayReport?: boolean;
}
export interface ThreadPage {
  threads: readonly InboxThread[];
  nextCursor: string | null;
  /** What readers should know of these conversations. */
  notice?: Phrase;
}
export interface InboxThreadMessage extends ThreadMessage {
  /** Nobody wrote it. */
  isSimulated?: boolean;
}
export interface MessagePage {
  thread: InboxThread;
  /** Newest first. */
  messages: readonly InboxThreadMessage[];
  nextCursor: string | null;
}
/** Whom the staff of an organization can write to. */
export interface PeopleFound {
  people: readonly FoundPerson[];
  /** How many there are in all. */
  total: number;
}
export interface FoundPerson {
  name: string;
  to: Destination;
  portrait?: string;
  about: readonly Phrase[];
}

const recipientSchema = z.union([
  z.object({ threadId: z.string(), isPerson: z.optional(z.boolean()) }),
  z.object({ organizationId: z.string() }),
  z.object({ applicationId: z.string() }),
]);
/** A conversation, or who the first message of one goes to. */
export type Destination = { threadId: string; isPerson?: boolean | undefined } | Recipient;

const pendingSchema = z.object({
  /** Id of its command, the same for every attempt. */
  id: z.string(),
  to: recipientSchema,
  text: z.string(),
});
/** A message that the server has not confirmed yet. */
export interface PendingMessage extends z.output<typeof pendingSchema> {
  /** Id of the stored message, once it is known and not displayed yet. */
  messageId?: string;
  /** Why it was refused; it is not sent again by itself. */
  failure?: Phrase;
}

/** What outlives the page. */
export const storedInboxSchema = z.object({
  queue: z.array(pendingSchema),
  /** What is being written, by the key of its destination. */
  drafts: z.record(z.string(), z.string()),
});
export type StoredInbox = z.output<typeof storedInboxSchema>;
export const emptyInbox: StoredInbox = { queue: [], drafts: {} };

/** Names a destination among the drafts. */
export const keyOf = (to: Destination): string => Object.values(to)[0] as string;
export const isSameDestination = (one: Destination, other: Destination) => keyOf(one) === keyOf(other);

const merged = <Row extends { id: string }>(newer: readonly Row[], older: readonly Row[]): Row[] => [
  ...newer,
  ...unlisted(older, newer),
];

/** The list with its newest page, which may have changed the order. */
export const withNewestThreads = (threads: readonly InboxThread[], page: ThreadPage) =>
  merged(page.threads, threads);
export const withOlderThreads = (threads: readonly InboxThread[], page: ThreadPage) =>
  merged(threads, page.threads);
/** Messages, newest first, with the newest page of them. */
export const withNewestMessages = (messages: readonly InboxThreadMessage[], page: MessagePage) =>
  merged(page.messages, messages);
export const withOlderMessages = (messages: readonly InboxThreadMessage[], page: MessagePage) =>
  merged(messages, page.messages);

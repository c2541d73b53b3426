import * as z from 'zod/mini';
import { unlisted } from '../../kit/unlisted.ts';
import type { Thread, ThreadMessage } from '../../model/exchange/messages.ts';
import type { Recipient } from '../model/index.ts';
import type { Phrase } from '../../kit/phrase.ts';

export interface ThreadPage {
  threads: readonly Thread[];
  nextCursor: string | null;
}
export interface MessagePage {
  /** Newest first. */
  messages: readonly ThreadMessage[];
  nextCursor: string | null;
}

const recipientSchema = z.union([
  z.object({ threadId: z.string() }),
  z.object({ organizationId: z.string() }),
  z.object({ applicationId: z.string() }),
]);
/** A conversation, or who the first message of one goes to. */
export type Destination = { threadId: string } | Recipient;

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
export const withNewestThreads = (threads: readonly Thread[], page: ThreadPage) =>
  merged(page.threads, threads);
export const withOlderThreads = (threads: readonly Thread[], page: ThreadPage) =>
  merged(threads, page.threads);
/** Messages, newest first, with a page of them. */
export const withMessages = (messages: readonly ThreadMessage[], page: MessagePage): ThreadMessage[] =>
  merged(page.messages, messages).toSorted((one, other) => (one.id < other.id ? 1 : -1));

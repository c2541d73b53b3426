import * as z from 'zod/mini';
import { applicationKinds } from '../world/statuses.ts';
import { applicationStatuses } from './decideApplication.ts';

/** Which side of a conversation somebody is on. */
export const messageSides = ['person', 'organization'] as const;
export type MessageSide = (typeof messageSides)[number];

/** A conversation in a list. Times are ISO 8601 in UTC. */
export const threadSchema = z.object({
  id: z.string(),
  /** The other side for a person: an organization, or somebody with whom they talk. */
  organization: z.object({ id: z.string(), name: z.string() }),
  /** Whether it is between two people. Its reader is `person` then, whoever has asked. */
  isPerson: z.optional(z.boolean()),
  /** Whether the other side is the reader's mentor, in whose calendar they can choose a time. */
  isBookable: z.optional(z.boolean()),
  /** Who wrote with the organization. */
  person: z.object({ id: z.string(), name: z.string() }),
  /** What the person has applied for last, the newest at the end. */
  about: z.array(
    z.object({
      title: z.string(),
      application: z.object({
        id: z.string(),
        kind: z.enum(applicationKinds),
        status: z.optional(z.enum(applicationStatuses)),
      }),
    }),
  ),
  lastAt: z.string(),
  /** The beginning of the newest message, in one line; null if nobody has written yet. */
  last: z.nullable(z.object({ side: z.enum(messageSides), text: z.string() })),
  /** Messages of the other side that this side has not read. */
  unread: z.int(),
  isBlocked: z.boolean(),
  /** Whether the organization is suspended, so that nobody there reads it, or two people have ended it. */
  isSuspended: z.boolean(),
});
export type Thread = z.output<typeof threadSchema>;
export const threadPageSchema = z.object({
  threads: z.array(threadSchema),
  nextCursor: z.nullable(z.string()),
});

export const threadMessageSchema = z.object({
  id: z.string(),
  side: z.enum(messageSides),
  /** Who wrote it, as named then. */
  authorName: z.string(),
  text: z.string(),
  at: z.string(),
});
export type ThreadMessage = z.output<typeof threadMessageSchema>;
/** A page of a conversation, newest first. */
export const messagePageSchema = z.object({
  thread: threadSchema,
  messages: z.array(threadMessageSchema),
  nextCursor: z.nullable(z.string()),
});

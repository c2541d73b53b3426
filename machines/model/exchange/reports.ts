import * as z from 'zod/mini';
import { reportStatuses } from '../world/contacts.ts';
import { messageSides } from './messages.ts';

export const reportReasons = ['spam', 'scam', 'harassment', 'hate', 'privacy', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

const reason = z.enum(reportReasons);
/** The longest note of a report, in characters. */
export const reportNoteMax = 1_000;
/** Messages of a conversation that are shown to administrators. */
export const evidenceMax = 50;

const nameSchema = z.object({ id: z.string(), name: z.nullable(z.string()) });
/** A report in the administrators' queue. Times are ISO 8601 in UTC. */
export const queuedReportSchema = z.object({
  id: z.string(),
  at: z.string(),
  status: z.enum(reportStatuses),
  reason,
  note: z.string(),
  /** The side that reports. */
  side: z.enum(messageSides),
  /** Null if their account no longer exists. */
  reporter: z.nullable(nameSchema),
  organization: nameSchema,
  person: nameSchema,
  /** The message that is reported. Null if the conversation is. */
  messageId: z.nullable(z.string()),
  /** Whether it is about an event of a person, which the evidence has as its one message. Acting on it removes the event. */
  isOfEvent: z.boolean(),
  /** Messages as they were when they were reported, oldest first. */
  evidence: z.array(
    z.object({
      id: z.string(),
      side: z.enum(messageSides),
      authorName: z.string(),
      text: z.string(),
      at: z.string(),
    }),
  ),
  decision: z.nullable(z.object({ at: z.string(), reason: z.string(), by: z.nullable(nameSchema) })),
});
export type QueuedReport = z.output<typeof queuedReportSchema>;
export const reportPageSchema = z.object({
  /** Open ones: the oldest first. Others: the newest first. */
  reports: z.array(queuedReportSchema),
  nextCursor: z.nullable(z.string()),
});
/** The longest reason of a decision, in characters. */
export const reportReasonMax = 2_000;
/** `acted` says that something was done, such as a suspension, which is a call of its own. It removes an event of a person. */
export const reportDecisionSchema = z.strictObject({
  status: z.enum(['dismissed', 'acted']),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(reportReasonMax)),
});
export type ReportDecision = z.output<typeof reportDecisionSchema>;

import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(80));
const line = z.string().check(z.maxLength(200));

export const contactRequestStatuses = ['open', 'accepted', 'declined'] as const;

/** An organization that found a person among the candidates, and would like to write to them. */
export const contactRequestSchema = z.object({
  id,
  organizationId: id,
  organizationName: line,
  /** Who asks. */
  fromName: line,
  text: z.string().check(z.maxLength(1_000)),
  /** ISO 8601 in UTC. */
  at: z.string().check(z.maxLength(40)),
  status: z.enum(contactRequestStatuses),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** What a person shows as a candidate: nothing that they have not named. */
export const poolEntrySchema = z.object({
  id,
  headline: line,
  /** The parts of the profile that are shown, as they were when the person joined. */
  share: z.array(line).check(z.maxLength(20)),
});
export type PoolEntry = z.infer<typeof poolEntrySchema>;

export const reportStatuses = ['open', 'dismissed', 'acted'] as const;
/** What became of a report: looked at by an administrator, who did nothing or something about it. */
export type ReportStatus = (typeof reportStatuses)[number];
/** A person's report of a conversation, or of a message in it. */
export const reportSchema = z.object({
  id,
  threadId: id,
  organizationName: line,
  reason: line,
  /** ISO 8601 in UTC. */
  at: z.string().check(z.maxLength(40)),
  status: z.enum(reportStatuses),
});
export type SentReport = z.infer<typeof reportSchema>;

/** The longest text of a private record, in characters. */
export const privateRecordMax = 20_000;
/** Something private that a screen keeps, by the name under which it asks for it: answers, figures, a draft. */
export const privateRecordSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(120)),
  text: z.string().check(z.maxLength(privateRecordMax)),
});
export type PrivateRecord = z.infer<typeof privateRecordSchema>;

const textIn = ({ privateRecords }: { privateRecords: readonly PrivateRecord[] }, name: string) =>
  privateRecords.find((record) => record.id === name)?.text ?? null;

/** The text of a record that has changed since; null if it has not, or is gone. */
export const changedRecord = (
  world: { privateRecords: readonly PrivateRecord[] },
  before: { privateRecords: readonly PrivateRecord[] },
  name: string,
): string | null => {
  const text = textIn(world, name);
  return text === textIn(before, name) ? null : text;
};

/** What awaits a decision of administrators: an organization's approval, a report, the request of a solution. */
export const decisionParts = ['organizations', 'reports', 'requests'] as const;
export type DecisionPart = (typeof decisionParts)[number];

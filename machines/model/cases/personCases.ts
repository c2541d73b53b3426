import * as z from 'zod/mini';
import { caseKinds, caseStatuses, caseOutcomes, serviceStatuses } from './caseStatuses.ts';

const id = z.string().check(z.minLength(1), z.maxLength(80));
const line = z.string().check(z.maxLength(200));
/** ISO 8601 in UTC. */
const time = z.string().check(z.maxLength(40));

/** What an organization shares with a person of the record that it keeps on them. */
export const personCaseSchema = z.object({
  id,
  kind: z.enum(caseKinds),
  organizationId: id,
  organizationName: line,
  /** What they were taken for; empty if that was nothing that is listed. */
  title: line,
  /** The application that was taken. Null if there was none. */
  applicationId: z.nullable(id),
  status: z.enum(caseStatuses),
  outcome: z.nullable(z.enum(caseOutcomes)),
  /** From 0 to 100; null where nothing is measured. */
  progress: z.nullable(z.number()),
  term: line,
  /** Earned by a student. */
  credits: z.nullable(z.number()),
  /** Left of a student's GI Bill, in percent. */
  benefitsLeft: z.nullable(z.number()),
  goals: z.array(z.object({ text: line, done: z.boolean() })).check(z.maxLength(50)),
  services: z
    .array(z.object({ id, name: line, status: z.enum(serviceStatuses), requestedAt: time }))
    .check(z.maxLength(100)),
  /** Who works with the person. Null if nobody in particular. */
  owner: z.nullable(z.object({ id, name: z.nullable(line) })),
  nextStep: line,
  /** A day as `YYYY-MM-DD`. */
  nextOn: z.nullable(line),
  openedAt: time,
  closedAt: z.nullable(time),
});
export type PersonCase = z.infer<typeof personCaseSchema>;

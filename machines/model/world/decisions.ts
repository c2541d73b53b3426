import * as z from 'zod/mini';
import { collegeDecisions, decisionNotesMax, jobDecisions, nonprofitDecisions } from './outcomes.ts';
import { collegeStatuses, jobStatuses, nonprofitStatuses } from './statuses.ts';

const common = {
  /** Id of the application decided on; it may be one of a portal's samples. */
  applicationId: z.string().check(z.minLength(1), z.maxLength(80)),
  /** What it was for, named to the applicant: `Operations Manager at Tech Corp`. */
  subject: z.string().check(z.maxLength(300)),
  /** Who applied. Left out of decisions made by earlier versions. */
  personId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  notes: z.optional(z.string().check(z.maxLength(decisionNotesMax))),
};

/** A reviewer's choice on one application, or, without `decision`, a status set by hand. */
export const decisionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('job'),
    status: z.enum(jobStatuses),
    decision: z.optional(z.enum(jobDecisions)),
    ...common,
  }),
  z.object({
    kind: z.literal('college'),
    status: z.enum(collegeStatuses),
    decision: z.optional(z.enum(collegeDecisions)),
    ...common,
  }),
  z.object({
    kind: z.literal('nonprofit'),
    status: z.enum(nonprofitStatuses),
    decision: z.optional(z.enum(nonprofitDecisions)),
    ...common,
  }),
]);
export type Decision = z.infer<typeof decisionSchema>;

/** A decision as the application's history keeps it. `id` is that of its fact, `at` epoch milliseconds. */
export type RecordedDecision = Decision & { id: string; at: number; undone: boolean };

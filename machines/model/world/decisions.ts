import * as z from 'zod/mini';
import { isDay } from '../time/calendarDay.ts';
import {
  collegeDecisions,
  decisionTextMax,
  declineReasons,
  firstStepMax,
  jobDecisions,
  nonprofitDecisions,
} from './outcomes.ts';
import { collegeStatuses, jobStatuses, nonprofitStatuses } from './statuses.ts';
import { subjectSchema } from './subject.ts';

const common = {
  /** Id of the application decided on; it may be one of a portal's samples. */
  applicationId: z.string().check(z.minLength(1), z.maxLength(80)),
  /** What it was for, as displayed to the applicant: `Operations Manager at Tech Corp`. */
  subject: subjectSchema,
  /** Who applied. Missing if only the organization knows it. */
  personId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  /** For colleagues. The applicant doesn't see them. */
  notes: z.optional(z.string().check(z.maxLength(decisionTextMax))),
  /** For the applicant. */
  message: z.optional(z.string().check(z.maxLength(decisionTextMax))),
  /** Of a no. */
  reason: z.optional(z.enum(declineReasons)),
  /** Of a yes: the day on which it begins, and what comes first. */
  startsOn: z.optional(z.string().check(z.refine(isDay))),
  firstStep: z.optional(z.string().check(z.maxLength(firstStepMax))),
};

/** What an answer says besides the decision and its words. */
export type AnswerTerms = Partial<Pick<Decision, 'reason' | 'startsOn' | 'firstStep'>>;

/** A reviewer's decision on one application, or, without `decision`, a status that was set manually. */
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

/** A decision in the application's history. `id` is the id of its fact, `at` is in epoch milliseconds. */
export type RecordedDecision = Decision & {
  id: string;
  at: number;
  undone: boolean;
  /** When it was undone, in epoch milliseconds. */
  undoneAt?: number;
};

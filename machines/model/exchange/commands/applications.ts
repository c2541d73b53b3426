import * as z from 'zod/mini';
import { uuidSchema } from '../../../system/model/uuidSchema.ts';
import { isDay } from '../../time/calendarDay.ts';
import { collegeFormSchema } from '../../world/applications.ts';
import {
  collegeDecisions,
  decisionTextMax,
  declineReasons,
  firstStepMax,
  jobDecisions,
  nonprofitDecisions,
} from '../../world/outcomes.ts';
import { applicationTextMax } from '../../world/statuses.ts';
import { isReasoned } from '../decideApplication.ts';
import { optionalParts } from '../optionalParts.ts';
import type { OptionalPart } from '../optionalParts.ts';
import { schoolsMax } from '../submission.ts';
import { defineCommand } from './defineCommand.ts';

const text = z.string().check(z.maxLength(applicationTextMax));
const line = z.string().check(z.maxLength(200));
const words = z.string().check(z.trim(), z.maxLength(decisionTextMax));
const day = z.string().check(z.refine(isDay));
const listingId = uuidSchema;
const applicationId = uuidSchema;
const form = z.optional(z.partial(collegeFormSchema));
/** Which parts of the stored profile are sent. All, unless it says otherwise. */
const share = z.optional(
  z.partial(z.strictObject(Object.fromEntries(optionalParts.map((part) => [part, z.boolean()])))),
) as unknown as z.ZodMiniOptional<z.ZodMiniType<Partial<Record<OptionalPart, boolean>>>>;

const person = { person: true } as const;
const reviewers = { staff: 'review' } as const;
const submits = ['listing_closed', 'listing_full', 'already_applied', 'list_full', 'list_too_large'] as const;

/**
 * Applications for what an organization has published, each of a `kind`. Everything but the listing defaults to the stored
 * profile.
 */
export const submissionCommands = {
  'job.submit': defineCommand({
    summary: 'Apply for a job',
    payload: z.strictObject({ listingId, share, coverLetter: z.optional(text) }),
    from: person,
    fact: 'jobSubmitted',
    problems: submits,
    kind: 'job',
  }),
  'college.submit': defineCommand({
    summary: 'Apply for a degree',
    payload: z.strictObject({ listingId, share, form }),
    from: person,
    fact: 'collegeSubmitted',
    problems: submits,
    kind: 'college',
  }),
  'nonprofit.submit': defineCommand({
    summary: 'Enroll in a program',
    payload: z.strictObject({
      listingId,
      share,
      services: z.optional(z.array(line).check(z.maxLength(30))),
      situation: z.optional(line),
      message: z.optional(text),
    }),
    from: person,
    fact: 'nonprofitEnrolled',
    problems: submits,
    kind: 'nonprofit',
  }),
};

export type SubmissionType = keyof typeof submissionCommands;
/** An application for one listing. */
export type Submission = {
  [Type in SubmissionType]: { type: Type } & z.output<(typeof submissionCommands)[Type]['payload']>;
}[SubmissionType];

export const applicationCommands = {
  ...submissionCommands,
  'commonApplication.submit': defineCommand({
    summary: 'Apply to several schools with the same form. Each school is handled on its own: see `results`',
    payload: z.strictObject({
      listingIds: z.array(listingId).check(z.minLength(1), z.maxLength(schoolsMax)),
      share,
      form,
    }),
    from: person,
    fact: 'collegeSubmitted',
    problems: ['list_full', 'list_too_large'],
  }),
  'application.withdraw': defineCommand({
    summary: 'Withdraw an application, or decline an offer',
    payload: z.strictObject({ applicationId }),
    from: person,
    fact: 'applicationWithdrawn',
    item: (payload) => payload.applicationId,
    problems: ['application_changed'],
  }),
  'application.accept': defineCommand({
    summary: 'Accept the offer that stands',
    payload: z.strictObject({ applicationId }),
    from: person,
    fact: 'offerAccepted',
    item: (payload) => payload.applicationId,
    problems: ['application_changed'],
  }),
  'application.update': defineCommand({
    summary: 'Send your profile again, as it is now. The `note` says what has changed',
    payload: z.strictObject({ applicationId, note: words.check(z.minLength(1)) }),
    from: person,
    daily: { most: 5, of: 'updates of one application' },
    problems: ['application_changed', 'organization_suspended'],
  }),
  'application.decide': defineCommand({
    summary:
      'Decide on an application. `message` is for the applicant, `notes` are for colleagues. A no needs a `reason`: `own` is said in the `message`. A yes can name the day it `startsOn`, and the `firstStep`',
    payload: z
      .strictObject({
        applicationId,
        decision: z.enum([...new Set([...jobDecisions, ...collegeDecisions, ...nonprofitDecisions])]),
        message: z.optional(words),
        notes: z.optional(words),
        reason: z.optional(z.enum(declineReasons)),
        startsOn: z.optional(day),
        firstStep: z.optional(z.string().check(z.trim(), z.maxLength(firstStepMax))),
        /** Until when the applicant is asked to answer. Without a meaning for what offers nothing. */
        answerBy: z.optional(day),
      })
      .check(z.refine(isReasoned, { path: ['reason'] })),
    from: reviewers,
    fact: 'decisionRecorded',
    item: (payload) => payload.applicationId,
    problems: ['application_changed', 'no_spot_left'],
  }),
  'decision.undo': defineCommand({
    summary: 'Undo the last decision on an application',
    payload: z.strictObject({ decisionId: uuidSchema }),
    from: reviewers,
    fact: 'decisionUndone',
    problems: ['application_changed'],
  }),
  'application.assign': defineCommand({
    summary: 'Assign an application to a colleague who can decide, or, with null, unassign it',
    payload: z.strictObject({
      applicationId,
      assigneeId: z.nullable(uuidSchema),
      /** Who has it now, as the caller knows. If somebody else has it by then, it is refused. */
      fromId: z.optional(z.nullable(uuidSchema)),
    }),
    from: reviewers,
    problems: ['application_assigned'],
  }),
};

import * as z from 'zod/mini';
import { declineReasons } from '../world/outcomes.ts';
import { applicationKinds, linePlaces } from '../world/statuses.ts';
import { applicationStatuses, applicationSteps } from './decideApplication.ts';

export const matchResults = ['met', 'partly', 'notOnRecord'] as const;
/** Data that is missing never counts against somebody: it is only not on record. */
export type MatchResult = (typeof matchResults)[number];

export const matchReasonSchema = z.object({
  /** As the listing says it: `Hydraulics`. */
  requirement: z.string(),
  kind: z.enum(['skill', 'credential', 'clearance']),
  isRequired: z.boolean(),
  result: z.enum(matchResults),
  /** The sentence of the record that it was read from, and where that is. Null if nothing was. */
  source: z.nullable(
    z.object({ part: z.enum(['skills', 'certifications', 'experience', 'education']), text: z.string() }),
  ),
});
export type MatchReason = z.output<typeof matchReasonSchema>;

/** What a list says of what somebody has sent, so that who reads it need not open each. */
export const sentSummarySchema = z.object({
  /** How much of what the listing requires is met. Null if it requires nothing. */
  requirements: z.nullable(z.object({ met: z.int(), of: z.int() })),
  /** The first ones. */
  skills: z.array(z.string()),
  /** Null if it was not sent, as the years. */
  location: z.nullable(z.string()),
  yearsOfService: z.nullable(z.number()),
});
export type SentSummary = z.output<typeof sentSummarySchema>;

const status = z.enum(applicationStatuses);

const colleagueSchema = z.object({ id: z.string(), name: z.nullable(z.string()) });

/** An application in an organization's list. Times are ISO 8601 in UTC. */
export const receivedApplicationSchema = z.object({
  id: z.string(),
  listingId: z.string(),
  listingTitle: z.string(),
  kind: z.enum(applicationKinds),
  applicantName: z.string(),
  status,
  submittedAt: z.string(),
  updatedAt: z.string(),
  /** When the applicant accepted what was offered last; null if they have not. */
  acceptedAt: z.nullable(z.string()),
  /** Until when they are asked to answer: `2026-03-09`. */
  answerBy: z.nullable(z.string()),
  /** Its place in the line for a spot of a full listing. */
  line: z.optional(z.nullable(z.enum(linePlaces))),
  /** The colleague who takes care of it. */
  assignee: z.nullable(colleagueSchema),
  /** What was sent, in short. */
  summary: sentSummarySchema,
  /** Counts the changes of the status. */
  version: z.int(),
});
export type ReceivedApplication = z.output<typeof receivedApplicationSchema>;
/** Applications are counted up to this. */
export const applicationsCountMax = 1_000;
export const applicationPageSchema = z.object({
  applications: z.array(receivedApplicationSchema),
  nextCursor: z.nullable(z.string()),
  /** How many all pages have, up to `applicationsCountMax`. Null after the first page, and if too many have the words. */
  total: z.nullable(z.int()),
});

/** What an organization's applications can be filtered by: of the newest ones, what was sent most often. */
export const sentChoicesSchema = z.object({ places: z.array(z.string()), skills: z.array(z.string()) });
export type SentChoices = z.output<typeof sentChoicesSchema>;

/** A step in the history of an application. `notes` only for the organization's staff. */
export const applicationStepSchema = z.object({
  id: z.string(),
  at: z.string(),
  step: z.enum(applicationSteps),
  decision: z.nullable(z.string()),
  status,
  /** The decision that an undo takes back. */
  undoes: z.nullable(z.string()),
  message: z.string(),
  /** Until when an answer to the offer is asked for: `2026-03-09`. */
  answerBy: z.optional(z.nullable(z.string())),
  /** Of a no. */
  reason: z.optional(z.nullable(z.enum(declineReasons))),
  /** Of a yes: the day on which it begins, and what comes first. */
  startsOn: z.optional(z.nullable(z.string())),
  firstStep: z.optional(z.string()),
  notes: z.optional(z.string()),
  /** Who did it. Null if their account no longer exists. */
  actor: z.nullable(colleagueSchema),
});
export type ApplicationStep = z.output<typeof applicationStepSchema>;
const sentParts = {
  /** What the applicant sent of their profile. */
  snapshot: z.record(z.string(), z.unknown()),
  /** What they wrote. */
  answers: z.record(z.string(), z.unknown()),
};
export const applicationHistorySchema = z.object({
  /** Who got the application. */
  organizationId: z.string(),
  /** For its applicant. Null for staff, who open the whole application. */
  sent: z.nullable(z.object(sentParts)),
  /** The conversation with the organization, for its applicant; null if neither has written. */
  threadId: z.nullable(z.string()),
  history: z.array(applicationStepSchema),
});
export type ApplicationHistory = z.output<typeof applicationHistorySchema>;

/** A whole application, for the organization's staff: what was sent, and its history. */
export const wholeApplicationSchema = z.object({
  application: z.extend(receivedApplicationSchema, sentParts),
  history: z.array(applicationStepSchema),
  /** The conversation with the applicant; null if neither has written. */
  threadId: z.nullable(z.string()),
  /** How what was sent meets each requirement of the listing as it is now. */
  match: z.array(matchReasonSchema),
  /** Colleagues who opened it within the last five minutes, the last one first. */
  openedBy: z.array(z.extend(colleagueSchema, { at: z.string() })),
});
export type WholeApplication = z.output<typeof wholeApplicationSchema>;

/** A record of who looked at what a person shows or had sent. */
export const accessRecordSchema = z.object({
  /** The same in every answer. */
  id: z.string(),
  /**
   * An application is `opened`, or `exported` with all others of its organization or listing. What the person shows as a
   * candidate is `found`, once somebody opens the whole of it. A conversation is `read`. Of a booking,
   * somebody reads the `reason`; what was said with a `referral` is read, too.
   */
  kind: z.enum(['opened', 'exported', 'found', 'read', 'reason', 'referral']),
  at: z.string(),
  organization: z.object({ id: z.string(), name: z.string() }),
  /** Null for a candidate and a conversation. */
  applicationId: z.nullable(z.string()),
  /** Of the application, as long as the organization has it. */
  applicationKind: z.nullable(z.enum(applicationKinds)),
  /** What the application was for. */
  listingTitle: z.nullable(z.string()),
  /** Null if their account no longer exists. */
  actor: z.nullable(colleagueSchema),
});
export type AccessRecord = z.output<typeof accessRecordSchema>;
export const accessLogSchema = z.object({
  /** Newest first. */
  records: z.array(accessRecordSchema),
  nextCursor: z.nullable(z.string()),
});
export type AccessLog = z.output<typeof accessLogSchema>;

/** What somebody who acts for an organization starts with. */
export const organizationStateSchema = z.object({
  organization: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    kind: z.string(),
    role: z.string(),
  }),
  /** The newest applications. The rest are pages of `GET /api/organizations/{id}/applications`. */
  applications: z.array(receivedApplicationSchema),
  /** Notifications that the caller has not read, up to `staffUnreadMax`. */
  unread: z.int(),
  position: z.string(),
});
export type OrganizationState = z.output<typeof organizationStateSchema>;

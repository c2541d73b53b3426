import {
  collegeDecisions,
  collegeOutcomes,
  declineReasons,
  jobDecisions,
  jobOutcomes,
  nonprofitDecisions,
  nonprofitOutcomes,
} from '../world/outcomes.ts';
import type { CollegeDecision, DeclineReason, JobDecision, NonprofitDecision } from '../world/outcomes.ts';
import type { AnswerTerms } from '../world/decisions.ts';
import { collegeStatuses, jobStatuses, nonprofitStatuses } from '../world/statuses.ts';
import type { ApplicationKind } from '../world/statuses.ts';

export const applicationDecisions = [
  ...new Set([...jobDecisions, ...collegeDecisions, ...nonprofitDecisions] as const),
];
export type ApplicationDecision = JobDecision | CollegeDecision | NonprofitDecision;
export const applicationStatuses = [
  ...new Set([...jobStatuses, ...collegeStatuses, ...nonprofitStatuses, 'withdrawn'] as const),
];
/** Where an application stands. `withdrawn` by the applicant; the others follow from the organization's decisions. */
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What can happen to an application, as far as it is news for its organization. `next`: a spot is free for it. */
export const newsSteps = [
  'submitted',
  'updated',
  'withdrawn',
  'decided',
  'undone',
  'offerAccepted',
  'offerDeclined',
  'next',
] as const;
/** What can happen to an application. `waiting`: in the line for a spot. */
export const applicationSteps = [...newsSteps, 'waiting'] as const;

/** The status that each decision on each kind of application leads to (feature spec, section 4). */
const outcomes: Readonly<
  Record<ApplicationKind, Readonly<Partial<Record<ApplicationDecision, ApplicationStatus>>>>
> = {
  job: jobOutcomes,
  college: collegeOutcomes,
  nonprofit: nonprofitOutcomes,
};
export const firstStatusOf: Readonly<Record<ApplicationKind, ApplicationStatus>> = {
  job: 'submitted',
  college: 'submitted',
  nonprofit: 'enrolled',
};

/** Statuses after which nothing more is decided, unless the last decision is undone. */
const final: ReadonlySet<ApplicationStatus> = new Set([
  'hired',
  'accepted',
  'active',
  'rejected',
  'withdrawn',
]);
/** Whether an application is over, so that the person may apply again. An enrollment is not over. */
export const isRejectedOrWithdrawn = (status: ApplicationStatus) =>
  status === 'rejected' || status === 'withdrawn';

/** The status after a decision. Null if it can't be made from the present one. */
export function statusAfter(
  kind: ApplicationKind,
  status: ApplicationStatus,
  decision: ApplicationDecision,
): ApplicationStatus | null {
  const next = outcomes[kind][decision];
  if (next === undefined || final.has(status)) return null;
  // A waiting list can be decided on again, and again with other words.
  return next === status && decision !== 'waitlist' ? null : next;
}

/** Whether an interview can still change something. */
export const mayInterview = (status: ApplicationStatus) => !final.has(status);

/** Whether the applicant can withdraw. */
export const mayWithdraw = (status: ApplicationStatus) => !isRejectedOrWithdrawn(status);

/** Whether the applicant can send it again, changed: as long as nothing was decided that stands. */
export const mayUpdate = ({ kind, status, organizationState }: Updatable) =>
  !organizationState && status === firstStatusOf[kind];
interface Updatable {
  kind: ApplicationKind;
  status: ApplicationStatus;
  organizationState?: unknown;
}

/** Decisions that offer something, until a day if the organization wants an answer by then. */
const offering: ReadonlySet<ApplicationDecision> = new Set(['offer', 'accepted', 'approve']);
export const isOffering = (decision: ApplicationDecision) => offering.has(decision);
/** Decisions that say yes, so that a day and a first step follow. */
export const isWelcoming = (decision: ApplicationDecision) => decision === 'hire' || isOffering(decision);
export const isDeclining = (decision: ApplicationDecision) =>
  decision === 'reject' || decision === 'rejected';

/** An answer that can be chosen in a list: a no for each of its reasons. */
export interface DecisionChoice {
  decision: ApplicationDecision;
  reason: DeclineReason | null;
  /** Parameters that choose it, in the address of the application: `decide=reject&because=filled`. */
  query: string;
}
const choiceOf = (decision: ApplicationDecision, reason: DeclineReason | null): DecisionChoice => ({
  decision,
  reason,
  query: `decide=${decision}${reason ? `&because=${reason}` : ''}`,
});
export const decisionChoicesOf = (of: readonly ApplicationDecision[]): readonly DecisionChoice[] =>
  of.flatMap((decision) =>
    isDeclining(decision)
      ? declineReasons.map((reason) => choiceOf(decision, reason))
      : [choiceOf(decision, null)],
  );

/** Whether a decision says all that it has to. A no has its reason; one of the organization's own is in its message. */
export const isReasoned = ({ decision, reason, message = '' }: Reasoned) =>
  !isDeclining(decision) || (reason === 'own' ? message.trim() !== '' : Boolean(reason));
interface Said {
  reason?: DeclineReason | '' | undefined;
  startsOn?: string | undefined;
  firstStep?: string | undefined;
}
interface Reasoned extends Said {
  decision: ApplicationDecision;
  message?: string | undefined;
}

/** What of it belongs to the decision: a no has a reason, a yes has a day and a first step. */
export const termsOf = (
  decision: ApplicationDecision,
  { reason, startsOn, firstStep }: Said,
): AnswerTerms => ({
  ...(isDeclining(decision) && reason && { reason }),
  ...(isWelcoming(decision) && startsOn && { startsOn }),
  ...(isWelcoming(decision) && firstStep?.trim() && { firstStep: firstStep.trim() }),
});

/** What was offered last, and what became of it. */
interface Offer {
  status: ApplicationStatus;
  /** Until when the organization asks for an answer. */
  answerBy: string | null;
  acceptedAt: unknown;
  /** Of an organization that is suspended or has ended. */
  organizationState?: unknown;
}
/**
 * Whether an offer stands that the applicant can accept. Who was taken into a program is in without an answer, unless the
 * organization asks for one.
 */
export const mayAccept = ({ status, answerBy, acceptedAt, organizationState }: Offer) =>
  !organizationState &&
  acceptedAt === null &&
  (status === 'offered' || status === 'accepted' || (status === 'active' && answerBy !== null));

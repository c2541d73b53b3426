import {
  applicationStatuses,
  decisionChoicesOf,
  firstStatusOf,
  statusAfter,
} from '../../model/exchange/decideApplication.ts';
import type {
  ApplicationDecision,
  ApplicationStatus,
  DecisionChoice,
} from '../../model/exchange/decideApplication.ts';
import { collegeDecisions, jobDecisions, nonprofitDecisions } from '../../model/world/outcomes.ts';
import { collegeStatuses, jobStatuses, nonprofitStatuses } from '../../model/world/statuses.ts';
import type { ApplicationKind } from '../../model/world/statuses.ts';
import type { OrganizationKind } from '../../organizations/model/kinds.ts';

const decisions: Readonly<Record<ApplicationKind, readonly ApplicationDecision[]>> = {
  job: jobDecisions,
  college: collegeDecisions,
  nonprofit: nonprofitDecisions,
};

/** What can be decided on a kind of application, in the order of the buttons. */
export const decisionsOf = (kind: ApplicationKind) => decisions[kind];

/** What can be decided on an application from where it stands, in the order of the buttons. */
export const possibleDecisions = (kind: ApplicationKind, status: ApplicationStatus) =>
  decisions[kind].filter((decision) => statusAfter(kind, status, decision) !== null);

/** What can be chosen for an application in a list, by where it stands. */
export type ChoicesByStatus = Readonly<Record<ApplicationStatus, readonly DecisionChoice[]>>;
const choicesByStatus = (kind: ApplicationKind) =>
  Object.fromEntries(
    applicationStatuses.map((status) => [status, decisionChoicesOf(possibleDecisions(kind, status))]),
  ) as ChoicesByStatus;
/** Made once, so that the columns of a list stay the same. */
export const choicesFrom: Readonly<Record<ApplicationKind, ChoicesByStatus>> = {
  job: choicesByStatus('job'),
  college: choicesByStatus('college'),
  nonprofit: choicesByStatus('nonprofit'),
};

/** Where an application to a program arrives, from where it can be approved with one press. Nothing else is decided without words. */
export const approvedFrom: ApplicationStatus = firstStatusOf.nonprofit;

/** Whether nothing can be decided any more, unless the last decision is taken back. */
export const isFullyDecided = (kind: ApplicationKind, status: ApplicationStatus) =>
  possibleDecisions(kind, status).length === 0;

/** The kind of application that each kind of organization gets. Nobody applies to a hospital. */
export const applicationKindOf = {
  employer: 'job',
  university: 'college',
  nonprofit: 'nonprofit',
  hospital: null,
} as const satisfies Record<OrganizationKind, ApplicationKind | null>;

const statuses: Readonly<Record<ApplicationKind, readonly ApplicationStatus[]>> = {
  // Only a waiting list leads back to a review, and jobs have none.
  job: [...jobStatuses.filter((status) => status !== 'under_review'), 'withdrawn'],
  college: [...collegeStatuses, 'withdrawn'],
  nonprofit: [...nonprofitStatuses, 'withdrawn'],
};
/** Where applications to a kind of organization can stand. */
export function statusesOf(kind: OrganizationKind): readonly ApplicationStatus[] {
  const of = applicationKindOf[kind];
  return of === null ? [] : statuses[of];
}

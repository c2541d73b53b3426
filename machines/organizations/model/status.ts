/** `pending` waits for an administrator. Only an approved organization is public. */
export const organizationStatuses = ['pending', 'approved', 'declined', 'suspended'] as const;
export type OrganizationStatus = (typeof organizationStatuses)[number];

/** What an administrator can decide. */
export const decisionStatuses = ['approved', 'declined', 'suspended'] as const;
export type DecisionStatus = (typeof decisionStatuses)[number];

/** The decisions that each status allows. */
const decisions: Readonly<Record<OrganizationStatus, readonly DecisionStatus[]>> = {
  pending: ['approved', 'declined'],
  approved: ['suspended'],
  declined: ['approved'],
  suspended: ['approved'],
};
export const possibleDecisions = (status: OrganizationStatus) => decisions[status];
export const mayBecome = (status: OrganizationStatus, next: DecisionStatus) =>
  decisions[status].includes(next);

/** Decisions whose reason the staff must be able to read. */
export const needsReason = (status: DecisionStatus) => status !== 'approved';

/** After a refusal, the staff can correct the data and apply again. */
export const mayApplyAgain = (status: OrganizationStatus) => status === 'declined';

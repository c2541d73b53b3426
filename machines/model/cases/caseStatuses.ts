/** What somebody is to an organization that has taken them in. */
export const caseKinds = ['participant', 'student', 'hire', 'patient'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Where somebody stands, by kind, in the order of lists. The first is that of a new case; `closedStatuses` says which end one. */
export const caseStatusesOf = {
  participant: ['active', 'at_risk', 'graduated', 'left'],
  student: ['enrolled', 'on_leave', 'graduated', 'left'],
  hire: ['hired', 'started', 'left'],
  patient: ['active_treatment', 'follow_up', 'recovering', 'discharged'],
} as const satisfies Readonly<Record<CaseKind, readonly string[]>>;
export type CaseStatus = (typeof caseStatusesOf)[CaseKind][number];
export const caseStatuses = [...new Set<CaseStatus>(Object.values(caseStatusesOf).flat())];

/** What came of a case that was closed: work, a place at a school, a home, the whole program, or nothing of it. */
export const caseOutcomes = ['work', 'school', 'housing', 'completed', 'left'] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** Where a service stands that somebody was promised or has asked for. The last two are the end of it. */
export const serviceStatuses = [
  'waiting',
  'under_review',
  'processing',
  'scheduled',
  'in_progress',
  'done',
  'declined',
] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

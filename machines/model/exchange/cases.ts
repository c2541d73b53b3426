import { planOfNeeds } from '../cases/goals.ts';
import type { OrganizationKind } from '../../organizations/model/kinds.ts';
import { isEqual } from '../isEqual.ts';
import { caseStatusesOf } from '../cases/caseStatuses.ts';
import type { CaseKind, CaseOutcome, CaseStatus, ServiceStatus } from '../cases/caseStatuses.ts';
import type { PersonCase } from '../cases/personCases.ts';
import { approvedProgress } from '../world/statuses.ts';
import type { ApplicationKind } from '../world/statuses.ts';

/** What somebody becomes whose application of a kind is taken. */
export const caseKindOf: Readonly<Record<ApplicationKind, CaseKind>> = {
  job: 'hire',
  college: 'student',
  nonprofit: 'participant',
};
/** Whom each kind of organization takes care of. */
export const caseKindOfOrganization: Readonly<Record<OrganizationKind, CaseKind>> = {
  employer: 'hire',
  university: 'student',
  hospital: 'patient',
  nonprofit: 'participant',
};

export const casePriorities = ['high', 'medium', 'low'] as const;
export type CasePriority = (typeof casePriorities)[number];

/** What a case can end with, by kind. */
export const caseOutcomesOf: Readonly<Record<CaseKind, readonly CaseOutcome[]>> = {
  participant: ['work', 'school', 'housing', 'completed', 'left'],
  student: ['completed', 'work', 'left'],
  hire: ['completed', 'left'],
  patient: ['completed', 'left'],
};

const closedStatuses: ReadonlySet<CaseStatus> = new Set(['graduated', 'left', 'discharged']);
/** The statuses that a case of a kind can have as long as it is open. */
export const openCaseStatusesOf = (kind: CaseKind): readonly CaseStatus[] =>
  caseStatusesOf[kind].filter((status) => !closedStatuses.has(status));

/** The status of a case that was closed. */
export function closedStatusOf(kind: CaseKind, outcome: CaseOutcome): CaseStatus {
  if (kind === 'patient') return 'discharged';
  return outcome === 'left' || kind === 'hire' ? 'left' : 'graduated';
}

const endedServices: ReadonlySet<ServiceStatus> = new Set(['done', 'declined']);
export const isServiceOpen = (status: ServiceStatus) => !endedServices.has(status);

export interface CaseGoal {
  text: string;
  done: boolean;
}
/** What staff change of a case. */
export interface CaseFields {
  status: CaseStatus;
  priority: CasePriority;
  /** From 0 to 100; null where nothing is measured. */
  progress: number | null;
  /** Of a student: `Fall 2026`. */
  term: string;
  /** Earned by a student. */
  credits: number | null;
  /** Left of the GI Bill, in percent. */
  benefitsLeft: number | null;
  goals: readonly CaseGoal[];
  nextStep: string;
  /** The day of the next step, `YYYY-MM-DD`. */
  nextOn: string | null;
}
export type CaseChange = { [Field in keyof CaseFields]?: CaseFields[Field] | undefined };

/** The most of each, and the longest texts in characters. */
export const caseGoalsMax = 20;
export const caseServicesMax = 50;
export const caseNotesMax = 5_000;
export const caseLineMax = 200;
export const caseServiceMax = 120;
export const caseTermMax = 40;
export const caseCreditsMax = 300;

/** What is known of somebody when a case of theirs is opened. */
export interface CaseBeginning {
  /** The services that they asked for. */
  needs?: readonly string[];
  /** When they would like to begin. */
  term?: string;
}

/** Some texts, each once, and none too long. */
const cut = (texts: readonly string[], most: number, length: number) =>
  [...new Set(texts)].slice(0, most).map((text) => text.slice(0, length));

/**
 * A new case (feature spec, section 4): a participant is active, with a progress of 25, and with goals and services taken
 * from the needs assessment.
 */
export function newCase(
  kind: CaseKind,
  { needs = [], term = '' }: CaseBeginning = {},
): CaseFields & { services: readonly string[] } {
  const isParticipant = kind === 'participant';
  const plan = isParticipant ? planOfNeeds(needs) : { goals: [], services: [] };
  return {
    status: caseStatusesOf[kind][0],
    priority: 'medium',
    progress: isParticipant ? approvedProgress : null,
    term: kind === 'student' ? term.trim().slice(0, caseTermMax) : '',
    credits: null,
    benefitsLeft: null,
    goals: cut(plan.goals, caseGoalsMax, caseLineMax).map((text) => ({ text, done: false })),
    nextStep: '',
    nextOn: null,
    services: cut(plan.services, caseServicesMax, caseServiceMax),
  };
}
/** Where a service stands that comes with a new case. */
export const firstServiceStatus: ServiceStatus = 'processing';

/** What has changed, by field: the value before, and the one after. */
export type CaseChanges = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
/** What a rule says of a change. */
export type CaseRuling<Case> =
  | { case: Case; changes: CaseChanges }
  | { refused: 'case_changed' | 'case_closed' };

interface CaseState {
  kind: CaseKind;
  closedAt: string | null;
}

/** A case after a change, with what has really changed by it. A status that it can't have, or not by this, is refused. */
export function applyCase<Case extends CaseFields & CaseState>(
  before: Case,
  change: CaseChange,
): CaseRuling<Case> {
  if (before.closedAt !== null) return { refused: 'case_closed' };
  if (change.status !== undefined && !openCaseStatusesOf(before.kind).includes(change.status))
    return { refused: 'case_changed' };
  const changed = Object.entries(change).filter(
    ([field, value]) => value !== undefined && !isEqual<unknown>(value, before[field as keyof Case]),
  );
  return {
    case: { ...before, ...Object.fromEntries(changed) },
    changes: Object.fromEntries(
      changed.map(([field, value]) => [field, [before[field as keyof Case], value]] as const),
    ),
  };
}

interface Closable extends Pick<CaseFields, 'status' | 'nextStep' | 'nextOn'>, CaseState {
  outcome: CaseOutcome | null;
}

/** A case that ends. What was to come next is over with it. */
export function closeCase<Case extends Closable>(
  before: Case,
  { outcome, at }: { outcome: CaseOutcome; at: string },
): CaseRuling<Case> {
  if (before.closedAt !== null) return { refused: 'case_closed' };
  if (!caseOutcomesOf[before.kind].includes(outcome)) return { refused: 'case_changed' };
  const status = closedStatusOf(before.kind, outcome);
  return {
    case: { ...before, status, outcome, closedAt: at, nextStep: '', nextOn: null },
    changes: { status: [before.status, status], outcome: [null, outcome] },
  };
}

/** A closed case that goes on as a new one begins; all else is as it was. */
export function reopenCase<Case extends Closable>(before: Case): CaseRuling<Case> {
  if (before.closedAt === null) return { refused: 'case_changed' };
  const status = caseStatusesOf[before.kind][0];
  return {
    case: { ...before, status, outcome: null, closedAt: null },
    changes: { status: [before.status, status], outcome: [before.outcome, null] },
  };
}

/** Whether something of a case is to be done, on a day `YYYY-MM-DD` or before. */
export const isCaseDue = (
  { nextOn, closedAt }: { nextOn: string | null; closedAt: string | null },
  day: string,
) => closedAt === null && nextOn !== null && nextOn <= day;

/** Where the person themselves stands: that staff worry about them is for the staff. */
export const statusForPerson = (status: CaseStatus): CaseStatus => (status === 'at_risk' ? 'active' : status);

/** What the person sees of a case: what they were promised, and who works with them. Never notes or a priority. */
export function personCaseOf(
  one: CaseFields & Omit<PersonCase, keyof CaseFields | 'organizationId' | 'organizationName' | 'goals'>,
  organization: { id: string; name: string },
): PersonCase {
  const { id, kind, title, applicationId, status, outcome, progress, term, goals, services, owner } = one;
  const { credits, benefitsLeft, nextStep, nextOn, openedAt, closedAt } = one;
  return {
    id,
    kind,
    organizationId: organization.id,
    organizationName: organization.name,
    title,
    applicationId,
    status: statusForPerson(status),
    outcome,
    progress,
    term,
    credits,
    benefitsLeft,
    goals: goals.map(({ text, done }) => ({ text, done })),
    services: services.map((service) => ({ ...service })),
    owner,
    nextStep,
    nextOn,
    openedAt,
    closedAt,
  };
}

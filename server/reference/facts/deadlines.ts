import { isShown } from './confidence.ts';
import type { Confidence, ShownConfidence } from './confidence.ts';
import { dayAfter } from './days.ts';
import rows from './deadlines.json' with { type: 'json' };

export const components = ['active', 'guard', 'reserve'] as const;
export const reasons = ['retiring', 'medical', 'spouse'] as const;
type Audience = 'active' | 'guard-reserve' | 'retiring' | 'medical' | 'spouse' | 'all';

interface DeadlineRow {
  id: string;
  title: string;
  what: string;
  audience: readonly Audience[];
  /** The day from which it is counted. */
  anchor: string;
  /** As durations from that day. Null: open from the start, or without a last day. */
  opens: string | null;
  due: string | null;
  /** A condition as data, such as `{ separationBefore: '2013-01-01' }`. */
  appliesIf: Readonly<Record<string, unknown>> | null;
  /** Whether a right ends. Otherwise it is advice. */
  hard: boolean;
  where: { name: string; address: string };
  ifMissed: string;
  source: { address: string; title: string; seenAsOf: string | null };
  confidence: Confidence;
}
/** Everything with a time limit around leaving service. */
export const deadlineRows = rows as readonly DeadlineRow[];

export interface Deadline {
  id: string;
  title: string;
  what: string;
  opens: string | null;
  /** Null: it has no last day. */
  due: string | null;
  hard: boolean;
  /** Its last day is over, for somebody who is still in service. */
  isOver: boolean;
  /** What has to be true besides, which the question didn't say. */
  onlyIf: Readonly<Record<string, unknown>> | null;
  where: { name: string; address: string };
  ifMissed: string;
  source: { address: string; title: string; seenAsOf: string | null };
  confidence: ShownConfidence;
}
/** One that is counted from another day, such as that of a decision. */
export type OtherDeadline = Omit<Deadline, 'opens' | 'due' | 'isOver'> & {
  anchor: string;
  opensAfter: string | null;
  dueAfter: string | null;
};

export interface DeadlineQuestion {
  /** Last day of service, `YYYY-MM-DD`. */
  separation: string;
  component: (typeof components)[number];
  reason?: (typeof reasons)[number] | undefined;
  /** Today. */
  on: string;
}

function audiencesOf({ component, reason }: DeadlineQuestion): readonly Audience[] {
  const service: Audience = component === 'active' ? 'active' : 'guard-reserve';
  if (reason === 'spouse') return ['spouse', 'all'];
  if (reason === 'medical') return ['medical', service, 'all'];
  if (reason === 'retiring') return service === 'active' ? ['retiring', 'all'] : ['retiring', service, 'all'];
  return [service, 'all'];
}

/** Days that are the last day of service for these people. */
function isFromSeparation(anchor: string, { component, reason }: DeadlineQuestion): boolean {
  if (anchor === 'separation') return true;
  if (anchor === 'retirement') return reason === 'retiring';
  return anchor === 'release-from-active-duty' && component !== 'active';
}

/** Conditions that the question answers. */
const isExcluded = ({ appliesIf }: DeadlineRow, { separation }: DeadlineQuestion) =>
  typeof appliesIf?.['separationBefore'] === 'string' && separation >= appliesIf['separationBefore'];
const openCondition = ({ appliesIf }: DeadlineRow) =>
  appliesIf === null || 'separationBefore' in appliesIf ? null : appliesIf;

const last = '9999-12-31';

/**
 * What has a time limit for somebody who leaves service, the next first; who has left already sees only what is still open. What
 * is counted from another day than the last one of service is in `others`.
 */
export function deadlinesFor(question: DeadlineQuestion, among: readonly DeadlineRow[] = deadlineRows) {
  const { separation, on } = question;
  const audiences = audiencesOf(question);
  const items: Deadline[] = [];
  const others: OtherDeadline[] = [];
  for (const row of among.filter(isShown)) {
    if (!row.audience.some((each) => audiences.includes(each)) || isExcluded(row, question)) continue;
    const { id, title, what, hard, where, ifMissed, source, confidence, anchor } = row;
    const shared = { id, title, what, hard, onlyIf: openCondition(row), where, ifMissed, source, confidence };
    if (!isFromSeparation(anchor, question)) {
      others.push({ ...shared, anchor, opensAfter: row.opens, dueAfter: row.due });
      continue;
    }
    const opens = row.opens === null ? null : dayAfter(separation, row.opens);
    const due = row.due === null ? null : dayAfter(separation, row.due);
    const isOver = due !== null && due < on;
    if (!isOver || on <= separation) items.push({ ...shared, opens, due, isOver });
  }
  items.sort((a, b) => ((a.due ?? last) < (b.due ?? last) ? -1 : (a.due ?? last) > (b.due ?? last) ? 1 : 0));
  return { items, others };
}

import type { SnapshotFrom } from 'xstate';
import { shellHref } from '../../shell/model/shellRoute.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { daysBetween } from '../../model/time/index.ts';
import { canSaveDates, reminderDayOf } from '../model/index.ts';
import type { DatedDeadline, DeadlineMark, DeadlineQuestion, OtherDeadline } from '../model/index.ts';
import type { countdownMachine } from './countdown.machine.ts';

export interface ShownDeadline extends DatedDeadline {
  mark: DeadlineMark | null;
  /** From today; negative if it is over. Null: it has no last day. */
  daysLeft: number | null;
  /** Whether a reminder of it would still be ahead. */
  canRemind: boolean;
}

export interface CountdownView {
  state: 'undated' | 'loading' | 'shown' | 'failed';
  question: DeadlineQuestion | null;
  /** Dates that came with the address, and whether they are being kept in the profile. Null: there is nothing to keep. */
  dates: 'unsaved' | 'saving' | 'failed' | null;
  /** To the last day of service; negative for those who have left. */
  daysLeft: number | null;
  /** The next deadline after which a right ends. */
  next: ShownDeadline | null;
  /** What a person in service should have done already, and has not marked. */
  overdue: readonly ShownDeadline[];
  /** By month, soonest first: `2027-04`. */
  months: readonly { month: string; items: readonly ShownDeadline[] }[];
  /** Open without a last day. */
  undated: readonly ShownDeadline[];
  /** Counted from another day than the last one of service. */
  others: readonly OtherDeadline[];
  /** Done, or not for the person. */
  marked: readonly ShownDeadline[];
  counts: { done: number; open: number; skipped: number };
  /** The soonest, for the dashboard. */
  soonest: readonly ShownDeadline[];
  /** The page with all of them, and where dates are entered. */
  href: string;
  editHref: string;
  homeHref: string;
  placesHref: string;
  schoolsHref: string;
  /** Jobs here that the codes of the profile lead to, the latest code first. */
  openings: readonly { code: string; href: string }[];
  intl: IntlConfig;
  problem: Phrase;
}

/** Deadlines on the dashboard. */
const soonestMax = 3;
/** Codes of the profile on the dashboard. */
const openingsMax = 2;

const datesStates = { idle: 'unsaved', saving: 'saving', notSaved: 'failed' } as const;

export function countdownView({ value, context }: SnapshotFrom<typeof countdownMachine>): CountdownView {
  const { own, codes, question, deadlines, marks, today, at, intl, problem } = context;
  const items = (deadlines?.items ?? []).map((one): ShownDeadline => ({
    ...one,
    mark: marks[one.id] ?? null,
    daysLeft: one.due === null ? null : daysBetween(today, one.due),
    canRemind: one.due !== null && reminderDayOf(one.due, today) !== null,
  }));
  const open = items.filter(({ mark }) => mark === null);
  const coming = open.filter(({ due, isOver }) => due !== null && !isOver);
  const months = new Map<string, ShownDeadline[]>();
  for (const one of coming) {
    const month = one.due!.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  const count = (mark: DeadlineMark) => items.filter((one) => one.mark === mark).length;
  return {
    state: typeof value === 'object' ? 'shown' : value === 'routing' ? 'loading' : value,
    question,
    dates:
      typeof value === 'object' && own === null && question !== null && canSaveDates(question)
        ? datesStates[value.shown]
        : null,
    daysLeft: question && daysBetween(today, question.separation),
    next: coming.find(({ hard }) => hard) ?? null,
    overdue: open.filter(({ isOver }) => isOver),
    months: [...months].map(([month, each]) => ({ month, items: each })),
    undated: open.filter(({ due }) => due === null),
    others: deadlines?.others ?? [],
    marked: items.filter(({ mark }) => mark !== null),
    counts: { done: count('done'), open: open.length, skipped: count('skipped') },
    soonest: coming.slice(0, soonestMax),
    href: shellHref({ ...at, tab: 'dashboard', detail: ['countdown'] }),
    editHref: shellHref({ ...at, tab: 'profile', query: { open: 'edit', field: 'separation' } }),
    homeHref: shellHref({ ...at, tab: 'dashboard' }),
    placesHref: shellHref({ ...at, tab: 'dashboard', detail: ['places'] }),
    schoolsHref: shellHref({ ...at, tab: 'education', detail: ['schools'] }),
    openings: codes
      .slice(-openingsMax)
      .toReversed()
      .map((code) => ({
        code,
        href: shellHref({ ...at, tab: 'career', detail: ['jobs'], query: { q: code } }),
      })),
    intl,
    problem: problemMessage(problem),
  };
}

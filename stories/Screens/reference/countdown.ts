import { emptyProfile, type Profile } from '@vetsync/machines/profile/model';
import { ownDateOf, type DatedDeadline, type Deadlines } from '@vetsync/machines/reference/model';
import {
  countdownMachine,
  countdownView,
  type CountdownContext,
} from '@vetsync/machines/reference/countdown';
import { ownDatesMachine, ownDatesView, type OwnDatesContext } from '@vetsync/machines/reference/ownDates';
import type { StateValueFrom } from 'xstate';
import { inState } from '../../support/inState.ts';
import { intl } from '../../support/leads.ts';

const official = {
  where: { name: 'Transition Assistance Program', address: 'https://www.dodtap.mil' },
  source: { address: 'https://law.example/1142', title: '10 U.S.C. 1142', seenAsOf: '2025-04-17' },
  confidence: 'reported',
  onlyIf: null,
} as const;
const deadline = (id: string, more: Partial<DatedDeadline>): DatedDeadline => ({
  ...official,
  id,
  title: id,
  what: 'Do this.',
  hard: false,
  ifMissed: 'You can still start late.',
  opens: null,
  due: null,
  isOver: false,
  ...more,
});
export const deadlines: Deadlines = {
  items: [
    deadline('tap-initial-counseling', {
      title: 'Start TAP: first one-on-one counseling',
      due: '2026-06-30',
      isOver: true,
    }),
    deadline('tap-capstone', { title: 'Capstone: show that your plan is ready', due: '2027-04-01' }),
    deadline('bdd-window', {
      title: 'File a disability claim before discharge (BDD)',
      what: 'You can file between 180 and 90 days before you leave.',
      opens: '2027-01-01',
      due: '2027-04-01',
      hard: true,
      ifMissed: 'You can still file a normal claim.',
    }),
    deadline('tamp', {
      title: 'TAMP: 180 days of TRICARE',
      due: '2027-12-27',
      hard: true,
      onlyIf: { reason: 'it applies' },
    }),
    deadline('vet-center', { title: 'Vet Center: no deadline', confidence: 'official' }),
  ],
  others: [
    {
      ...deadline('decision-hlr', { title: 'Ask for a Higher-Level Review', hard: true }),
      anchor: 'decision-letter',
      opensAfter: 'P0D',
      dueAfter: 'P1Y',
    },
  ],
  words: 'As reported; confirm on the official page.',
};
export const leaving: Profile = { ...emptyProfile, separation: '2027-06-30', component: 'active' };
/** 2026-11-28 in the morning, in every time zone of the United States. */
export const countedAt = () => Date.parse('2026-11-28T16:00:00Z');

export const noted = ownDateOf(
  { id: 'orders', title: 'Ask for my orders', date: '2026-12-11' },
  { timeZone: intl.timeZone, organizer: 'Sam Ortiz' },
);
export const ownDatesIn = (
  value: StateValueFrom<typeof ownDatesMachine>,
  { events = [noted], ...context }: Partial<OwnDatesContext> = {},
) =>
  inState(ownDatesMachine, ownDatesView, {
    value,
    input: { events, organizer: 'Sam Ortiz', intl, now: countedAt, random: () => 0.5 },
    context,
  });

/** The machine in a state, with the person's own dates beside it. */
export function countdownIn(
  value: StateValueFrom<typeof countdownMachine>,
  { person = leaving, ...context }: Partial<CountdownContext> & { person?: Profile } = {},
) {
  const { args, parameters } = inState(countdownMachine, countdownView, {
    value,
    input: {
      server: { loadDeadlines: async () => deadlines, saveDates: async () => {} },
      person,
      asked: null,
      marks: {},
      at: { role: 'user' },
      intl,
      now: countedAt,
    },
    context,
  });
  const own = { view: ownDatesIn('closed').args.view, send: () => {} };
  return { args: { ...args, own }, parameters };
}

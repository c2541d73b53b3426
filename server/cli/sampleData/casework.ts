import { newCase } from '@vetsync/machines/model/exchange';
import type { CaseChange } from '@vetsync/machines/model/exchange';
import type { ApplicationKind, CaseOutcome, ServiceStatus } from '@vetsync/machines/model/world';

/** What staff do with a case, by the command that they send. `dueIn`: when the next step is, in days from now. */
export type CaseAct =
  | { type: 'case.open' }
  | { type: 'case.own'; colleague: number }
  | { type: 'case.change'; changes: CaseChange; notes?: string; dueIn?: number }
  | { type: 'case.contact'; notes: string }
  | { type: 'case.note'; text: string }
  | { type: 'case.close'; outcome: CaseOutcome; notes: string }
  | { type: 'service.change'; nth: number; status: ServiceStatus };
interface CaseStep {
  days: number;
  act: CaseAct;
}

const needs = [
  ['Deposit or first rent', 'Moving costs'],
  ['Utility bills'],
  ['Resume help', 'Interview practice', 'Travel to interviews'],
  ['Child care', 'Help with school'],
  [],
] as const;
/** The services that an applicant asks for. */
export const needsOf = (nth: number): readonly string[] => needs[nth % needs.length]!;

const goalsDone = (nth: number, done: number) =>
  newCase('participant', { needs: needsOf(nth) }).goals.map(({ text }, at) => ({ text, done: at < done }));

/** What has happened with a participant, each a number of days after the last. */
const participants: readonly ((nth: number) => readonly (readonly [days: number, act: CaseAct])[])[] = [
  (nth) => [
    [0.5, { type: 'case.own', colleague: nth }],
    [2, { type: 'case.contact', notes: 'First call. Knows what to bring.' }],
    [
      1,
      {
        type: 'case.change',
        changes: { progress: 45, goals: goalsDone(nth, 1), nextStep: 'Bring the lease' },
        dueIn: 4,
      },
    ],
    [0.2, { type: 'service.change', nth: 0, status: 'scheduled' }],
  ],
  (nth) => [
    [0.4, { type: 'case.own', colleague: nth + 1 }],
    [
      6,
      {
        type: 'case.change',
        changes: { status: 'at_risk', priority: 'high', nextStep: 'Call again' },
        notes: 'Missed two calls.',
        dueIn: -1,
      },
    ],
    [0.1, { type: 'service.change', nth: 0, status: 'waiting' }],
  ],
  (nth) => [
    [0.6, { type: 'case.own', colleague: nth }],
    [5, { type: 'case.change', changes: { progress: 70, goals: goalsDone(nth, 1) } }],
    [0.2, { type: 'service.change', nth: 0, status: 'done' }],
    [9, { type: 'case.change', changes: { progress: 100, goals: goalsDone(nth, 9) } }],
    [
      2,
      {
        type: 'case.close',
        outcome: nth % 2 === 0 ? 'housing' : 'work',
        notes: 'Says thank you to all of us.',
      },
    ],
  ],
  (nth) => [
    [0.3, { type: 'case.change', changes: { nextStep: 'Go over the needs assessment' }, dueIn: 0 }],
    [0.2, { type: 'service.change', nth: 0, status: nth % 2 === 0 ? 'in_progress' : 'under_review' }],
    [1.5, { type: 'case.note', text: 'Would rather come in the morning.' }],
  ],
  () => [[12, { type: 'case.close', outcome: 'left', notes: 'Has moved to another state.' }]],
];
const students: typeof participants = [
  (nth) => [
    [1, { type: 'case.own', colleague: nth }],
    [
      3,
      {
        type: 'case.change',
        changes: { credits: 15, benefitsLeft: 75, nextStep: 'Choose courses' },
        dueIn: 6,
      },
    ],
  ],
  () => [
    [2, { type: 'case.change', changes: { credits: 30, benefitsLeft: 60 } }],
    [8, { type: 'case.change', changes: { status: 'on_leave', nextStep: 'Ask about returning' }, dueIn: 0 }],
  ],
  () => [
    [4, { type: 'case.contact', notes: 'Transcript came in.' }],
    [20, { type: 'case.close', outcome: 'completed', notes: 'Finished the certificate.' }],
  ],
  () => [[15, { type: 'case.close', outcome: 'left', notes: 'Taking a job first.' }]],
];
const hires: typeof participants = [
  (nth) => [
    [0.5, { type: 'case.own', colleague: nth }],
    [1, { type: 'case.change', changes: { nextStep: 'Send the start date' }, dueIn: 0 }],
  ],
  () => [
    [6, { type: 'case.change', changes: { status: 'started' }, notes: 'First day went well.' }],
    [3, { type: 'case.contact', notes: 'Talk after the first week.' }],
  ],
  () => [
    [5, { type: 'case.change', changes: { status: 'started' } }],
    [25, { type: 'case.close', outcome: 'left', notes: 'Moved away with family.' }],
  ],
];
const inCare: typeof participants = [
  (nth) => [
    [0.5, { type: 'case.open' }],
    [0.5, { type: 'case.own', colleague: nth }],
    [1, { type: 'case.change', changes: { priority: 'high', nextStep: 'Call back about a time' }, dueIn: 0 }],
  ],
  () => [
    [1, { type: 'case.open' }],
    [9, { type: 'case.change', changes: { status: 'follow_up', nextStep: 'Ask how it’s going' }, dueIn: 5 }],
    [1, { type: 'case.contact', notes: 'Feels better.' }],
  ],
  () => [
    [1, { type: 'case.open' }],
    [6, { type: 'case.change', changes: { status: 'recovering', priority: 'low' } }],
  ],
  () => [
    [1, { type: 'case.open' }],
    [4, { type: 'case.contact', notes: 'Came in.' }],
    [3, { type: 'case.close', outcome: 'completed', notes: 'All done.' }],
  ],
];

/** Those of some steps that have happened by now, after a day that is so many days ago. */
function happened(steps: readonly (readonly [days: number, act: CaseAct])[], since: number): CaseStep[] {
  let days = since;
  return steps.flatMap(([after, act]) => {
    days -= after;
    return days > 0 ? [{ days, act }] : [];
  });
}

const casesOf = { job: hires, college: students, nonprofit: participants } as const;
/** What happened with somebody who was taken in, so many days ago. */
export function caseSteps(kind: ApplicationKind, nth: number, days: number): CaseStep[] {
  const cases = casesOf[kind];
  return happened(cases[Math.floor(nth / 3) % cases.length]!(nth), days);
}
/** What happened with somebody who wrote to a hospital, so many days ago. */
export const patientSteps = (nth: number, days: number): CaseStep[] =>
  happened(inCare[nth % inCare.length]!(nth), days);

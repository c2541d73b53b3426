import type { ApplicationDecision } from '@vetsync/machines/model/exchange';
import type { ApplicationKind, DeclineReason } from '@vetsync/machines/model/world';
import { caseSteps, needsOf, patientSteps } from './casework.ts';
import type { CaseAct } from './casework.ts';

/** Applications of each organization, and since when they have come in, in days. Nobody has decided on the last ones. */
const applicationsEach = 34;
const undecidedEach = 3;
export const activityDays = 90;

/** What staff write to the person with each decision. */
export const decisionWords: Readonly<Record<ApplicationDecision, string>> = {
  hire: 'Welcome aboard. We will call you about your first day and what to bring.',
  offer: 'We would like to have you on the team. Please look at the offer and tell us if you accept.',
  interview: 'We’d like to meet you. Let us know which days work for you in the next two weeks.',
  reject: 'Thank you for showing us your work. This time we chose someone who has done exactly this job.',
  accepted:
    'Congratulations. Our veterans office will help you with your Certificate of Eligibility and your classes.',
  waitlist: 'All spots are taken for now. You’re on our list, and we’ll write as soon as one opens up.',
  rejected: 'We can’t offer you a place this term. Please talk to us about what would help next time.',
  approve: 'You’re in. A caseworker will write to you this week about the first step.',
};

/** Why not, with each decision that is a no. */
export const declinedFor: Readonly<Partial<Record<ApplicationDecision, DeclineReason>>> = {
  reject: 'experience',
  rejected: 'filled',
};

/** What becomes of applications, one after the other: how many days after the last step, each decision was made. */
const paths: Readonly<
  Record<ApplicationKind, readonly (readonly (readonly [days: number, decision: ApplicationDecision])[])[]>
> = {
  job: [
    [[2.2, 'interview']],
    [
      [2.4, 'interview'],
      [4.7, 'offer'],
    ],
    [[3.1, 'reject']],
    [
      [3.5, 'interview'],
      [5.1, 'offer'],
      [2.7, 'hire'],
    ],
    [
      [4.8, 'interview'],
      [4.9, 'reject'],
    ],
    [
      [6.3, 'interview'],
      [4.9, 'hire'],
    ],
  ],
  college: [
    [[2.1, 'waitlist']],
    [[3.3, 'interview']],
    [[5.5, 'accepted']],
    [[6.8, 'rejected']],
    [
      [3.4, 'interview'],
      [3.5, 'accepted'],
    ],
  ],
  nonprofit: [[[0.9, 'approve']], [[1.4, 'reject']], [[2.2, 'approve']], [[1.1, 'approve']]],
};

/** Conversations, oldest message first: how many days ago, who wrote, what. */
const conversations: readonly (readonly (readonly [
  days: number,
  side: 'person' | 'organization',
  text: string,
])[])[] = [
  [
    [2.6, 'person', 'Is there parking for a van with a ramp?'],
    [
      2.3,
      'organization',
      'Yes, there are two spaces right next to the entrance. Let us know when you’re coming, and we’ll keep one open for you.',
    ],
    [0.4, 'person', 'Thank you! I’ll come in Thursday morning.'],
  ],
  [[1.1, 'person', 'Good morning. Who should I ask about the start date?']],
  [
    [6.2, 'person', 'Do you need my discharge papers before we talk?'],
    [5.8, 'organization', 'Not yet. Bring them later, once there’s a decision.'],
  ],
];
/** What people ask a hospital first, who then become patients. */
const firstWords = [
  'My back has hurt since I moved. Who can I see?',
  'My doctor says I need therapy for my knee. Do you take community care?',
  'I haven’t been sleeping well and would like to talk with someone.',
] as const;
const firstAnswer = 'We can help with that. Which days could you come in?';
const patients = 8;
const unansweredPatients = 2;

export interface SampleStep {
  /** How long ago, in days. */
  days: number;
  /** Whose turn it is among the applicants. */
  person: number;
  act:
    | { type: 'apply'; answers: object }
    | { type: 'assign'; colleague: number }
    | { type: 'decide'; decision: ApplicationDecision }
    | { type: 'join'; event: number }
    | { type: 'write'; side: 'person' | 'organization'; text: string }
    | CaseAct;
}

/** What somebody sends with an application. */
function answersOf(kind: ApplicationKind, nth: number): object {
  if (kind === 'nonprofit')
    return { services: needsOf(nth), situation: nth % 3 === 0 ? 'Notice from my landlord' : '' };
  const term = ['Spring 2027', 'Fall 2027', 'Summer 2027'][nth % 3]!;
  return kind === 'college' ? { form: { preferredStartDate: term } } : {};
}

/** One application, what was decided on it, and what came after that. */
function applicationSteps(kind: ApplicationKind, nth: number, person: number): SampleStep[] {
  const sent = activityDays - 0.4 - ((activityDays - 0.8) * nth) / (applicationsEach - 1);
  const path = nth < applicationsEach - undecidedEach ? paths[kind][nth % paths[kind].length]! : [];
  const steps: SampleStep[] = [{ days: sent, person, act: { type: 'apply', answers: answersOf(kind, nth) } }];
  if (nth % 2 === 0) steps.push({ days: sent - 0.2, person, act: { type: 'assign', colleague: nth / 2 } });
  let days = sent;
  for (const [after, decision] of path) {
    days -= after;
    if (days <= 0) return steps;
    steps.push({ days, person, act: { type: 'decide', decision } });
  }
  const isTaken = ['hire', 'accepted', 'approve'].includes(path.at(-1)?.[1] ?? '');
  return isTaken ? [...steps, ...caseSteps(kind, nth, days).map((step) => ({ ...step, person }))] : steps;
}

const written = (messages: (typeof conversations)[number], person: number, later: number): SampleStep[] =>
  messages.map(([days, side, text]) => ({ days: days + later, person, act: { type: 'write', side, text } }));

/** Somebody who writes to a hospital, and becomes its patient. */
function patientOf(nth: number, person: number): SampleStep[] {
  const days = 70 - nth * 8;
  const text = firstWords[nth % firstWords.length]!;
  const answer: SampleStep = {
    days: days - 0.2,
    person,
    act: { type: 'write', side: 'organization', text: firstAnswer },
  };
  return [
    { days, person, act: { type: 'write', side: 'person', text } },
    ...(nth < patients - unansweredPatients ? [answer] : []),
    ...patientSteps(nth, days).map((step) => ({ ...step, person })),
  ];
}

/** How many people come to each event. */
const guestsEach = 7;
const guestsOf = (event: number, first: number): SampleStep[] =>
  range(guestsEach).map((nth) => ({
    days: 4 - nth / 2,
    person: first + event * guestsEach + nth,
    act: { type: 'join', event },
  }));

const range = (count: number) => Array.from({ length: count }, (_, nth) => nth);

/**
 * What happened between an organization and its applicants, the earliest first.
 *
 * @param kind Null: nobody applies there, but they have patients.
 * @param events How many of its events people can join.
 * @param offset Makes organizations differ in who applies, and when.
 */
export function sampleSteps(kind: ApplicationKind | null, events: number, offset: number): SampleStep[] {
  const later = offset / 10;
  const first = offset * 7;
  const sent = kind
    ? range(applicationsEach).flatMap((nth) => applicationSteps(kind, nth, first + nth))
    : range(patients).flatMap((nth) => patientOf(nth, first + conversations.length + nth));
  const talks = conversations.flatMap((messages, nth) => written(messages, first + nth, later));
  const guests = range(events).flatMap((event) => guestsOf(event, first));
  return [...sent, ...talks, ...guests].toSorted((one, other) => other.days - one.days);
}

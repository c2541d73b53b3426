import type { ApplicationKind } from '@vetsync/machines/model/world';
import type { ApplicationDecision } from '@vetsync/machines/model/exchange';

/** What veterans and organizations have done with each other, in days ago. */
interface SampleApplication {
  sent: number;
  /** Each with its day. */
  decisions: readonly (readonly [days: number, decision: ApplicationDecision])[];
}

const applications: Readonly<Record<ApplicationKind, readonly SampleApplication[]>> = {
  job: [
    { sent: 0.2, decisions: [] },
    { sent: 1.4, decisions: [] },
    { sent: 3.1, decisions: [] },
    { sent: 5.3, decisions: [[2.1, 'interview']] },
    {
      sent: 8.6,
      decisions: [
        [6.2, 'interview'],
        [1.5, 'offer'],
      ],
    },
    { sent: 12.4, decisions: [[9.3, 'reject']] },
    {
      sent: 18.7,
      decisions: [
        [15.2, 'interview'],
        [10.1, 'offer'],
        [7.4, 'hire'],
      ],
    },
    {
      sent: 26.3,
      decisions: [
        [21.5, 'interview'],
        [16.6, 'reject'],
      ],
    },
    { sent: 34.8, decisions: [[28.4, 'reject']] },
    {
      sent: 47.5,
      decisions: [
        [41.2, 'interview'],
        [36.3, 'hire'],
      ],
    },
  ],
  college: [
    { sent: 0.5, decisions: [] },
    { sent: 2.2, decisions: [] },
    { sent: 6.4, decisions: [[4.3, 'waitlist']] },
    { sent: 11.8, decisions: [[8.5, 'interview']] },
    { sent: 19.1, decisions: [[13.6, 'accepted']] },
    { sent: 31.7, decisions: [[24.9, 'rejected']] },
    { sent: 44.2, decisions: [[37.3, 'accepted']] },
  ],
  nonprofit: [
    { sent: 0.3, decisions: [] },
    { sent: 1.8, decisions: [] },
    { sent: 4.6, decisions: [[3.7, 'approve']] },
    { sent: 9.2, decisions: [[8.3, 'approve']] },
    { sent: 20.5, decisions: [[19.1, 'reject']] },
    { sent: 36.4, decisions: [[34.2, 'approve']] },
  ],
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
      'Yes, two places right beside the entrance. Tell us when you come, and we keep one free.',
    ],
    [0.4, 'person', 'Thank you! Then I come on Thursday morning.'],
  ],
  [[1.1, 'person', 'Good morning. Whom do I ask about the start date?']],
  [
    [6.2, 'person', 'Do you need my discharge papers before we talk?'],
    [5.8, 'organization', 'Not yet. Bring them along later, when something is decided.'],
  ],
];

export interface SampleStep {
  /** How long ago, in days. */
  days: number;
  /** Whose turn it is among the applicants. */
  person: number;
  act:
    | { type: 'apply' }
    | { type: 'decide'; decision: ApplicationDecision }
    | { type: 'write'; side: 'person' | 'organization'; text: string };
}

/**
 * What happened between an organization and its applicants, the earliest first.
 *
 * @param kind Null: nobody applies there.
 * @param offset Makes organizations differ in who applies, and when.
 */
export function sampleSteps(kind: ApplicationKind | null, offset: number): SampleStep[] {
  const later = offset / 10;
  const sent = (kind ? applications[kind] : []).flatMap(({ sent: days, decisions }, person): SampleStep[] => [
    { days: days + later, person: person + offset, act: { type: 'apply' } },
    ...decisions.map(([ago, decision]): SampleStep => ({
      days: ago,
      person: person + offset,
      act: { type: 'decide', decision },
    })),
  ]);
  const written = conversations.flatMap((messages, person) =>
    messages.map(([days, side, text]): SampleStep => ({
      days: days + later,
      person: person + offset,
      act: { type: 'write', side, text },
    })),
  );
  return [...sent, ...written].toSorted((one, other) => other.days - one.days);
}

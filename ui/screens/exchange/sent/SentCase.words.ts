import type { CaseKind } from '@vetsync/machines/model/world';

/** What an organization that took the person in works on with them. */
export const sentCaseWords = {
  titles: {
    participant: 'You’re in',
    student: 'You’re in',
    hire: 'You’re hired',
    patient: 'You’re in their care',
  } satisfies Record<CaseKind, string>,
  closed: 'How it ended',
  care: (organization: string) => `Your care at ${organization}`,
  write: 'Send a message',
  outcome: 'Outcome',
  next: 'Next step',
  owner: 'Works with you',
  someone: (organization: string) => `Someone at ${organization}`,
  nothing: (organization: string) => `${organization} hasn’t planned a next step yet.`,
  progress: 'Progress',
  percent: (value: string) => `${value}%`,
  term: 'Term',
  credits: 'Credits earned',
  benefitsLeft: 'GI Bill left',
  goals: 'Your goals',
  reached: 'reached',
  services: 'Services',
} as const;

import type { AnyDecision } from '@vetsync/machines/reviews/model';

export const decisionWords = {
  title: 'Decision',
  choose: 'What do you decide?',
  choices: {
    hire: 'Hire',
    offer: 'Make an Offer',
    interview: 'Move to Interview',
    reject: 'Reject',
    accepted: 'Accept',
    waitlist: 'Waitlist',
    rejected: 'Reject',
    approve: 'Approve',
  } satisfies Record<AnyDecision, string>,
  ask: {
    hire: (name: string) => `Hire ${name}?`,
    offer: (name: string) => `Make ${name} an offer?`,
    interview: (name: string) => `Move ${name} to interview?`,
    reject: (name: string) => `Reject the application of ${name}?`,
    accepted: (name: string) => `Accept ${name}?`,
    waitlist: (name: string) => `Put ${name} on the waitlist?`,
    rejected: (name: string) => `Reject the application of ${name}?`,
    approve: (name: string) => `Approve the application of ${name}?`,
  } satisfies Record<AnyDecision, (name: string) => string>,
  told: 'The applicant will be notified automatically.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  recording: 'Recording the decision…',
  recorded: (label: string) => `Decision recorded: ${label}`,
  undo: 'Undo',
  undoing: 'Withdrawing…',
  notes: {
    label: 'Notes',
    help: 'Kept in the history of this application. The applicant does not see them.',
    tooLong: 'These notes are too long. Please shorten them.',
  },
  history: {
    title: 'History',
    label: 'Decisions on this application, newest first',
    received: 'Application received',
    withdrawn: 'Withdrawn',
  },
} as const;

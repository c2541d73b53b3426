import type { Priority, Urgency } from '@vetsync/machines/nonprofit/model';

/** Feature spec, section 2, "Nonprofit Program Dashboard", and section 4, "Nonprofit queue". */
export const queueWords = {
  title: 'Nonprofit Program Dashboard',
  subtitle: 'Who asks for help today, and how our programs do.',
  stats: 'Key figures',
  participants: 'Participants',
  participantsHint: 'In three programs',
  transitions: 'Transitions',
  transitionsHint: 'Into work or school, in twelve months',
  transitionsMonths: 'Transitions a month',
  placements: 'Housing placements',
  placementsHint: 'In twelve months',
  placementsMonths: 'Housing placements a month',
  waiting: 'Waiting for a decision',
  waitingHint: (rejected: number) =>
    rejected === 0 ? 'None is rejected' : rejected === 1 ? '1 is rejected' : `${rejected} are rejected`,
  queue: 'Application Queue',
  count: (waiting: number) => (waiting === 1 ? '1 application waits' : `${waiting} applications wait`),
  priority: 'Priority',
  priorities: {
    all: 'All',
    Critical: 'Critical',
    High: 'High',
    Medium: 'Medium',
    Low: 'Low',
  } satisfies Record<Priority | 'all', string>,
  program: 'Program',
  anyProgram: 'All programs',
  clear: 'Clear filters',
  noMatches: { title: 'No applications match', text: 'Choose another priority or program.' },
  empty: {
    title: 'The queue is empty',
    text: 'What veterans apply for in your programs arrives here as soon as they send it.',
  },
  sample:
    'Sample data: people and figures are invented. New applications are sorted by the services requested and the situation described.',
} as const;

export const applicationWords = {
  priority: (priority: Priority) => `Priority: ${priority}`,
  urgency: (urgency: Urgency) => `Urgency: ${urgency}`,
  submitted: (when: string) => `Submitted ${when}`,
  at: (program: string, organization: string) => `${program}, ${organization}`,
  needs: 'Needs assessment',
  noNeeds: 'Nothing was named; a first talk is asked for.',
  approve: 'Quick Approve',
  approveOf: (name: string) => `Quick Approve: ${name}`,
  review: 'Review',
  reviewOf: (name: string) => `Review: ${name}`,
  rejected: 'Rejected',
  rejectedWhen: (when: string) => `Rejected ${when}. The veteran was notified.`,
  notes: (notes: string) => `Notes: ${notes}`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo the rejection of ${name}`,
} as const;

export const approvalWords = {
  title: (name: string, program: string) => `${name} is in ${program} now`,
  text: 'Status Active, progress 25%. The veteran was notified.',
  see: 'See participant',
  undo: 'Undo',
  undoOf: (name: string) => `Undo the approval of ${name}`,
  dismiss: 'Dismiss',
} as const;

export const resourceWords = {
  title: 'Resources this month',
  given: (given: string, of: string, unit: string) => `${given} of ${of} ${unit} given`,
  left: 'Given this month',
} as const;

export const nonprofitWords = {
  sample: 'Sample data: people and figures are invented. Who you approve is real in this demo, in every tab.',
} as const;

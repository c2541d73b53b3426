import type { MentorFieldFilter } from '@vetsync/machines/community/model';

export const mentorsWords = {
  title: 'Civilian Mentors',
  subtitle: 'People in civilian work who give an hour of their time.',
  subtitleNone: 'Once people offer their time, you’ll find them here.',
  search: 'Search mentors',
  placeholder: 'Name, work or topic',
  field: 'Field',
  fields: (field: MentorFieldFilter) => (field === 'all' ? 'All fields' : field),
  found: (count: number) => (count === 1 ? '1 mentor found' : `${count} mentors found`),
  none: 'No one matches this search',
  noneText: 'Try another word or field.',
  noneYet: 'No mentors here yet',
  events: 'Find events',
  clear: 'Clear all',
  helps: 'Helps with',
  free: (weeks: number) => {
    if (weeks === 0) return 'Free this week';
    return weeks === 1 ? 'Free next week' : `Free in ${weeks} weeks`;
  },
  ask: 'Ask for a conversation',
  askName: (name: string) => `Ask for a conversation with ${name}`,
  withdraw: 'Withdraw',
  withdrawName: (name: string) => `Withdraw your request to ${name}`,
  asked: 'Asked',
  sample: 'Sample mentors: your request stays in this browser, and no one is notified.',
} as const;

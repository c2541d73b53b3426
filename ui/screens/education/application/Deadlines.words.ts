import type { DeadlinePriority } from '@vetsync/machines/education/model';

export const deadlinesWords = {
  title: 'Upcoming Deadlines',
  label: 'Deadlines',
  priorities: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' } satisfies Record<
    DeadlinePriority,
    string
  >,
  calendar: 'Add to calendar',
  calendarOf: (what: string, school: string) => `Add to calendar: ${what}, ${school}`,
  empty: 'No upcoming deadlines. Save a program, and its dates will show up here.',
  find: 'Find programs',
} as const;

export const allActivitiesWords = {
  title: 'All activities',
  close: 'Close',
  count: (count: number) => (count === 1 ? '1 activity' : `${count} activities`),
} as const;

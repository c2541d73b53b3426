/** What became of several rows of a list. */
export const batchNoticeWords = {
  answered: (shown: string, total: string) => `${shown} of ${total}`,
  proving: 'Sign in again to continue.',
  others: (count: number, shown: string) => (count === 1 ? '1 wasn’t done' : `${shown} weren’t done`),
  report: 'What wasn’t done',
  unanswered: 'There was no answer. It may have been done.',
  retry: (shown: string) => `Try ${shown} again`,
  dismiss: 'Dismiss',
} as const;

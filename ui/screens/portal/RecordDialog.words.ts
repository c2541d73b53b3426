export const recordDialogWords = {
  label: 'Other rows',
  previous: 'Previous',
  next: 'Next',
  position: (at: string, count: string) => `${at} of ${count}`,
  keys: 'Press Alt and the up or down arrow key to see the previous or next one',
  missing: {
    title: 'Not found',
    text: 'It may have been withdrawn, or there may be a typo in the address. Close this to see the list.',
  },
} as const;

export const recordDialogWords = {
  label: 'Other rows',
  previous: 'Previous',
  next: 'Next',
  position: (at: string, count: string) => `${at} of ${count}`,
  keys: 'Press Alt and the up or down arrow key to see the previous or next one',
  missing: {
    title: 'Not found',
    text: 'It may have been taken back since, or the address has a typing error. Close this to see the list.',
  },
} as const;

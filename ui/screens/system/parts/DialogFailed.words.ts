export const dialogFailedWords = {
  title: 'This didn’t open',
  text: 'We couldn’t load it. If you’re offline, it opens as soon as you’re back online.',
  retry: 'Try again',
  retrying: 'Trying again…',
  close: 'Close',
} as const;

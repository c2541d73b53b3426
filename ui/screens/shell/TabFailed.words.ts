export const tabFailedWords = {
  title: 'This tab stopped working',
  text: 'What you saved is safe, and the other tabs still work. Try again, or pick another tab.',
  retry: 'Try again',
} as const;

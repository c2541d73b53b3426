export const guardSpinnerWords = {
  loading: 'Loading…',
  redirecting: 'Taking you to sign in…',
} as const;

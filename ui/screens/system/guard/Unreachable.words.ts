export const unreachableWords = {
  title: 'We can’t reach VetSync right now',
  text: 'We can’t tell whether you are signed in. Check your connection, then try again. We also keep trying by ourselves.',
  retry: 'Try again',
  home: 'Return to Home',
} as const;

export const errorBoundaryWords = {
  title: 'Something went wrong on our side',
  text: 'This page stopped working. What you saved is safe. Reload the page to continue; if it happens again, return to Home and try from there.',
  reload: 'Reload this page',
  home: 'Return to Home',
} as const;

export const veteranVerificationWords = {
  title: 'Veteran verification',
  text: 'Show organizations that you served. It’s optional: everything on VetSync works without it.',
  steps: {
    label: 'How it works',
    items: [
      'We’ll open an identity provider’s window.',
      'You’ll sign in there and allow it to confirm that you served.',
      'We’ll keep that fact and the ID the provider has for you. Your documents stay with them.',
    ],
  },
  start: 'Verify veteran status',
  again: 'Try again',
  starting: 'Opening the window…',
  proving: 'First, confirm that it’s you…',
  leaving: 'Taking you to the identity provider…',
  withoutWindow:
    'Your browser didn’t open a window, so this page goes there itself and comes back when you’re done.',
  waiting: {
    title: 'Continue in the other window',
    text: 'This page will update automatically when you’re done.',
    show: 'Show the window',
    cancel: 'Cancel',
  },
  checking: 'Checking whether it worked…',
  closedEarly: {
    title: 'The window was closed before you were done',
    text: 'Nothing has changed. You can start again at any time.',
  },
  verified: {
    title: 'You’re a verified veteran',
    text: 'The badge appears next to your name, here and on your profile. You’re all set.',
  },
  unavailable: {
    title: 'Verification isn’t offered here yet',
    text: 'This site has no identity provider for it. Everything works without it.',
  },
} as const;

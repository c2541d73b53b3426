export const setupCodeWords = {
  picture: 'QR code for your authenticator app. You can also type the key below it.',
  open: 'Already on your phone? Open the app from here',
  byHand: 'Can’t scan it? Type this key into the app instead:',
  copy: 'Copy the key',
} as const;

export const setupCodeWords = {
  picture: 'QR code for your authenticator app. The same key is below in letters.',
  open: 'On your phone already? Open the app from here',
  byHand: 'Can’t scan it? Type this key into the app instead:',
  copy: 'Copy the key',
} as const;

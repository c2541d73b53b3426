export const setupCodeWords = {
  picture: 'QR code for your authenticator app. The same key stands below in letters.',
  byHand: "Can't scan it? Type this key into the app instead:",
  copy: 'Copy the key',
} as const;

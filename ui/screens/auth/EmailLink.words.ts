export const emailLinkWords = {
  verifying: 'Signing you in…',
  failed: { title: 'You could not be signed in yet', retry: 'Try again' },
} as const;
export const confirmNewEmailWords = {
  confirming: 'Confirming your new email…',
  confirmed: {
    title: 'Your new email is confirmed',
    text: 'From now on you sign in with it, and our mail goes there. We told your old address about the change.',
    next: 'Go to your account',
  },
  failed: { title: 'Your new email could not be confirmed yet', retry: 'Try again' },
  expired: {
    text: 'Your address is as it was. Sign in and ask for the change again in your account.',
    next: 'Go to your account',
  },
} as const;

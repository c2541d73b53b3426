export const emailLinkWords = {
  ready: {
    title: 'Sign in to VetSync',
    text: 'This link signs you in on this device. It works once.',
    signIn: 'Sign in',
  },
  verifying: 'Signing you in…',
  failed: { title: 'You couldn’t be signed in yet', retry: 'Try again' },
} as const;
export const confirmNewEmailWords = {
  confirming: 'Confirming your new email…',
  confirmed: {
    title: 'Your new email is confirmed',
    text: 'Use it to sign in from now on. We’ll send email here, and we told your old address about the change.',
    next: 'Go to your account',
  },
  failed: { title: 'Your new email couldn’t be confirmed yet', retry: 'Try again' },
  signedOut: {
    title: 'Sign in first',
    text: 'The link works for your own account only. Sign in, then open it again.',
    signIn: 'Sign in',
    retry: 'I am signed in now',
  },
  expired: {
    titles: {
      missing: 'This link is incomplete',
      expired: 'This link has expired or was already used',
      taken: 'This email belongs to another account',
    },
    text: 'Your address is as it was. You can ask for the change again in your account.',
    next: 'Go to your account',
  },
} as const;

export const accountWords = {
  /** Before the email, for screen readers. */
  account: 'Your account, signed in as ',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  unreachable: 'Sign-in not reachable',
} as const;

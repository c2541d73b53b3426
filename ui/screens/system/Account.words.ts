export const accountWords = {
  /** Before the address, for who listens. */
  account: 'Your account, signed in as ',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  unreachable: 'Sign-in not reachable',
} as const;

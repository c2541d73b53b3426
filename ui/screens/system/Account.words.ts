export const accountWords = {
  signedInAs: 'Signed in as',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  unreachable: 'Sign-in not reachable',
} as const;

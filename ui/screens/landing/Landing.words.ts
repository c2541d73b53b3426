/** Text of the page frame. The page's content comes from the view. */
export const landingWords = {
  home: (productName: string) => `${productName} home`,
  places: 'Platform and account',
  platform: 'Platform',
  admin: 'Admin',
  signIn: 'Sign in',
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
} as const;

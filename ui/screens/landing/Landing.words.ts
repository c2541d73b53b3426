/** Words of the frame; what the page says and claims is in the view's content. */
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

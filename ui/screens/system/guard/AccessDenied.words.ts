/** Platform spec, section 8, "Non-admin on admin page". */
export const accessDeniedWords = {
  title: 'Access Denied',
  text: "You don't have permission to access this page. Administrative privileges are required.",
  signedInAs: 'You’re signed in as',
  next: 'If you should have access, ask an administrator of your organization, or sign in with another account.',
  home: 'Return to Home',
} as const;

export const resetPasswordWords = {
  title: 'Set a new password',
  text: 'All other devices will be signed out, and we’ll email you that the password was changed.',
  password: 'New password',
  submit: 'Set password and sign in',
  submitting: 'Setting password…',
  failed: 'The password couldn’t be set',
} as const;

/** Text for an invalid link, by reason. */
export const invalidLinkWords = {
  missing: {
    title: 'This link is incomplete',
    text: 'Email programs sometimes cut long links. Open the link from the email again, or ask for a new one.',
  },
  expired: {
    title: 'This link has expired or was already used',
    text: 'For your safety each link works once, and only for a while. Ask for a new one.',
  },
  newLink: 'Ask for a new link',
  signIn: 'Go to sign in',
} as const;

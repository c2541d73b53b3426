export const recoverWords = {
  title: 'Forgot your password?',
  text: 'Enter the address of your account. We’ll email you a link to set a new password.',
  email: 'Email',
  submit: 'Email me a link',
  sending: 'Sending…',
  failed: 'The email couldn’t be sent',
  signIn: 'Back to sign in',
  sent: {
    title: 'Check your email',
    text: 'If this address has an account, a link to set a new password is on its way to',
    tips: 'It can take a few minutes. Look in the spam folder too.',
    correct: 'Use another address',
  },
} as const;

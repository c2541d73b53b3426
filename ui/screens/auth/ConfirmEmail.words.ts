export const confirmEmailWords = {
  confirming: 'Confirming your email…',
  confirmed: {
    title: 'Your email is confirmed',
    text: 'You’re signed in. Welcome to VetSync.',
    next: 'Continue',
  },
  failed: { title: 'Your email couldn’t be confirmed yet', retry: 'Try again' },
  choosing: {
    title: 'Choose your password',
    text: 'You opened this link in a different browser than the one you signed up in. To keep your account yours, enter a password here. It can be the one you chose before.',
    password: 'Password',
    submit: 'Confirm my email and sign in',
    submitting: 'Confirming…',
    failed: 'Your email couldn’t be confirmed yet',
  },
  newLink: {
    missing: {
      title: 'This link is incomplete',
      text: 'Email programs sometimes cut long links. Open the link from the email again, or ask for a new one.',
    },
    expired: {
      title: 'This link has expired or was already used',
      text: 'If you confirmed before, you can sign in. Otherwise ask for a new link.',
    },
    email: 'Email',
    submit: 'Send a new link',
    sending: 'Sending…',
    failed: 'The link couldn’t be sent',
    signIn: 'Go to sign in',
  },
  resent: {
    title: 'Check your email',
    text: 'Please check your email for a confirmation link.',
    tips: 'If the address has an account that’s waiting for confirmation, a new link is on its way. Look in the spam folder too.',
    home: 'Return to Home',
  },
} as const;

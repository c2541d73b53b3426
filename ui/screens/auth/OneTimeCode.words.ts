import { formatDuration } from '../format.ts';

export const oneTimeCodeWords = {
  asking: {
    title: 'Sign in by email',
    text: 'We’ll email you a link and a six-digit code. Use whichever is easier. You won’t need a password.',
    email: 'Email',
    submit: 'Email me a code or link',
    sending: 'Sending…',
    failed: 'The email couldn’t be sent',
  },
  entering: {
    title: 'Enter the code',
    sentTo: 'If this address has an account, a link and a code are on their way to',
    tips: 'It can take a few minutes. Look in the spam folder too. You can also open the link, on any device.',
    code: 'Six-digit code',
    submit: 'Sign In',
    verifying: 'Signing in…',
    failed: 'Sign in failed',
    expired: {
      title: 'This code has expired',
      text: 'Ask for another one. We’ll send it to the same address.',
    },
  },
  resend: 'Send another code',
  resendIn: (seconds: number) => `Send another code in ${formatDuration(seconds)}`,
  resending: 'Sending…',
  correct: 'Use another address',
  password: 'Use your password instead',
} as const;

import type { SecondFactorMethod } from '@vetsync/machines/account/model';

interface MethodWords {
  text: string;
  code: string;
  /** Button that switches to the other method. */
  other: string;
}

export const secondFactorWords = {
  title: 'One more step',
  methods: {
    app: {
      text: 'Open your authenticator app and enter the code it shows for VetSync.',
      code: 'Six-digit code',
      other: 'Use a recovery code',
    },
    recovery: {
      text: 'Enter one of the recovery codes you saved when you turned on two-step sign-in. Each works once.',
      code: 'Recovery code',
      other: 'Use your authenticator app',
    },
  } satisfies Record<SecondFactorMethod, MethodWords>,
  submit: 'Sign In',
  verifying: 'Signing in…',
  failed: 'Sign in failed',
  again: 'Start again',
  expired: {
    title: 'This sign-in took too long',
    text: 'For your security, it has ended. Please sign in again.',
    again: 'Sign in again',
  },
} as const;

import type { ProofReason } from '@vetsync/machines/system/model';
import type { ProofMethod } from '@vetsync/machines/account/model';
import { formatDuration } from '../format.ts';

interface MethodWords {
  label: string;
  /** Help text of the field. */
  help?: string;
  /** Button that switches to this method. */
  choose: string;
}

export const reauthenticateWords = {
  title: {
    sensitive: 'Confirm that it’s you',
    sessionEnded: 'Sign in again to continue',
  } satisfies Record<ProofReason, string>,
  text: {
    sensitive: 'This change protects your account, so we ask once more.',
    sessionEnded: 'Your session has ended. Nothing you typed is lost.',
  } satisfies Record<ProofReason, string>,
  email: 'Email',
  methods: {
    password: { label: 'Password', choose: 'Use your password instead' },
    code: {
      label: 'Six-digit code',
      help: 'It’s in the email we sent you. It can take a few minutes.',
      choose: 'Email me a code instead',
    },
    app: {
      label: 'Six-digit code',
      help: 'Open your authenticator app and enter the code it shows for VetSync.',
      choose: 'Use your authenticator app',
    },
    recovery: {
      label: 'Recovery code',
      help: 'One of the codes you saved. Each works once.',
      choose: 'Use a recovery code',
    },
  } satisfies Record<ProofMethod, MethodWords>,
  unsent: 'We’ll email you a six-digit code.',
  send: 'Email me a code',
  resend: 'Send another code',
  resendIn: (seconds: number) => `Send another code in ${formatDuration(seconds)}`,
  sending: 'Sending…',
  submit: 'Continue',
  checking: 'Checking…',
  failed: 'That didn’t work',
  other: 'Sign in as someone else',
} as const;

import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { accountHref } from '../../account/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import { signInHref } from '../../account/model/index.ts';
import { isEmailTaken } from './confirmNewEmail.machine.ts';
import type { confirmNewEmailMachine } from './confirmNewEmail.machine.ts';

export type ConfirmNewEmailState = 'confirming' | 'confirmed' | 'signedOut' | 'failed' | 'expired';

export interface ConfirmNewEmailView {
  state: ConfirmNewEmailState;
  /** Why the link doesn't work (expired): it is missing, used or too old, or another account has the email. */
  reason: 'missing' | 'expired' | 'taken' | null;
  /** The server's error message (failed), or null. */
  failure: Phrase | null;
  accountHref: string;
  /** Sign-in page that returns to this link (signedOut). */
  signInHref: string;
}

type ConfirmNewEmailSnapshot = SnapshotFrom<typeof confirmNewEmailMachine>;

function reasonOf({ token, problem }: ConfirmNewEmailSnapshot['context']): ConfirmNewEmailView['reason'] {
  if (token === '') return 'missing';
  return isEmailTaken(problem) ? 'taken' : 'expired';
}

export function confirmNewEmailView({ value, context }: ConfirmNewEmailSnapshot): ConfirmNewEmailView {
  const state = value === 'arriving' || value === 'refused' ? 'confirming' : value;
  return {
    state,
    reason: state === 'expired' ? reasonOf(context) : null,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
    accountHref: accountHref('profile'),
    signInHref: signInHref(accountHref('profile')),
  };
}

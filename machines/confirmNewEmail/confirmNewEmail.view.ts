import type { SnapshotFrom } from 'xstate';
import { accountHref, problemMessage } from '../model/index.ts';
import type { confirmNewEmailMachine } from './confirmNewEmail.machine.ts';

export type ConfirmNewEmailState = 'confirming' | 'confirmed' | 'failed' | 'expired';

export interface ConfirmNewEmailView {
  state: ConfirmNewEmailState;
  /** Why another link is needed (expired): the address had none, or it is used or too old. */
  reason: 'missing' | 'expired' | null;
  /** The server's words (failed), or null. */
  failure: string | null;
  accountHref: string;
}

type ConfirmNewEmailSnapshot = SnapshotFrom<typeof confirmNewEmailMachine>;

export function confirmNewEmailView({ value, context }: ConfirmNewEmailSnapshot): ConfirmNewEmailView {
  const state = value === 'arriving' || value === 'refused' ? 'confirming' : value;
  return {
    state,
    reason: state === 'expired' ? (context.token === '' ? 'missing' : 'expired') : null,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
    accountHref: accountHref('profile'),
  };
}

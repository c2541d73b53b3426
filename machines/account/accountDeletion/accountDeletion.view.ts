import type { SnapshotFrom } from 'xstate';
import { accountExportHref } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import { isTyped } from './accountDeletion.machine.ts';
import type { accountDeletionMachine } from './accountDeletion.machine.ts';

export type AccountDeletionState =
  | 'editing'
  | 'invalid'
  /** Waits for the dialog that asks who this is. */
  | 'proving'
  | 'deleting'
  | 'failed'
  | 'deleted';

export interface AccountDeletionView {
  state: AccountDeletionState;
  /** The address that has to be typed. */
  email: string;
  value: string;
  error: string | null;
  attempt: number;
  /** Whether the address stands there. */
  canSubmit: boolean;
  busy: boolean;
  /** The server's words (failed), or null. */
  failure: string | null;
  /** All that is kept about the person, as a file. */
  downloadHref: string;
}

const sendable: readonly AccountDeletionState[] = ['editing', 'invalid', 'failed'];

export function accountDeletionView({
  value,
  context,
}: SnapshotFrom<typeof accountDeletionMachine>): AccountDeletionView {
  const state: AccountDeletionState = value === 'refused' ? 'deleting' : value;
  return {
    state,
    email: context.email,
    value: context.value,
    error: context.error,
    attempt: context.attempt,
    canSubmit: sendable.includes(state) && isTyped(context),
    busy: state === 'deleting' || state === 'proving',
    failure: state === 'failed' ? problemMessage(context.problem) : null,
    downloadHref: accountExportHref,
  };
}

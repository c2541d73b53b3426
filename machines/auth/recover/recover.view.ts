import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { authLimits, signInHref } from '../../account/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { recoverMachine } from './recover.machine.ts';

export type RecoverState = 'editing' | 'invalid' | 'sending' | 'limited' | 'failed' | 'sent';

export interface RecoverView {
  state: RecoverState;
  email: string;
  emailError: Phrase | null;
  emailMaxLength: number;
  /** Incremented on each rejected submission, so that the field gets focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next attempt (limited), or null. */
  waitSeconds: number | null;
  /** The email that was entered, or null before. The same whether or not it has an account. */
  sentTo: string | null;
  /** Error message in `failed` and `limited`, or null. */
  failure: Phrase | null;
  signInHref: string;
}

const sendable: readonly RecoverState[] = ['editing', 'invalid', 'failed'];

export function recoverView({ value, context }: SnapshotFrom<typeof recoverMachine>): RecoverView {
  // `refused` is left immediately.
  const state: RecoverState = value === 'refused' ? 'sending' : value;
  return {
    state,
    email: context.email,
    emailError: context.emailError,
    emailMaxLength: authLimits.email,
    attempt: context.attempt,
    canSubmit: sendable.includes(state),
    busy: state === 'sending',
    waitSeconds: state === 'limited' ? context.waitSeconds : null,
    sentTo: state === 'sent' ? context.email.trim() : null,
    failure: state === 'failed' || state === 'limited' ? problemMessage(context.problem) : null,
    signInHref: signInHref(context.destination),
  };
}

import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { problemMessage } from '../../system/model/index.ts';
import { recoveryCodeMaxLength } from '../../account/model/index.ts';
import { signInHref } from '../../account/model/index.ts';
import type { SecondFactorMethod } from '../../account/model/index.ts';
import type { secondFactorMachine } from './secondFactor.machine.ts';

export type SecondFactorState =
  | 'editing'
  | 'invalid'
  | 'verifying'
  | 'wrong'
  | 'limited'
  | 'failed'
  /** The sign-in took too long or was completed elsewhere. It has to start over. */
  | 'expired'
  | 'signedIn';

export interface SecondFactorView {
  state: SecondFactorState;
  method: SecondFactorMethod;
  code: string;
  /** Why the code can't be sent (invalid) or was rejected (wrong). */
  codeError: Phrase | null;
  /** Maximum length of a recovery code in characters. */
  codeMaxLength: number;
  /** Incremented on each rejected submission, so that the field gets focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next attempt (limited), or null. */
  waitSeconds: number | null;
  /** The server's error message after a failed attempt, or null. */
  failure: Phrase | null;
  /** Where to start the sign-in over. */
  signInHref: string;
}

type SecondFactorSnapshot = SnapshotFrom<typeof secondFactorMachine>;

/** The visible state. Transient states look like the state before them. */
function stateOf(value: SecondFactorSnapshot['value']): SecondFactorState {
  if (value === 'routing') return 'editing';
  return value === 'refused' ? 'verifying' : value;
}

const sendable: readonly SecondFactorState[] = ['editing', 'invalid', 'wrong', 'failed'];

export function secondFactorView({ value, context }: SecondFactorSnapshot): SecondFactorView {
  const state = stateOf(value);
  return {
    state,
    method: context.method,
    code: context.code,
    codeError: context.codeError,
    codeMaxLength: recoveryCodeMaxLength,
    attempt: context.attempt,
    canSubmit: sendable.includes(state),
    busy: state === 'verifying' || state === 'signedIn',
    waitSeconds: state === 'limited' ? context.waitSeconds : null,
    failure: state === 'failed' || state === 'limited' ? problemMessage(context.problem) : null,
    signInHref: signInHref(context.destination),
  };
}

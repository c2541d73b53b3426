import type { SnapshotFrom } from 'xstate';
import { problemMessage } from '../../system/model/index.ts';
import { recoveryCodeMaxLength, totpDigits } from '../../account/model/index.ts';
import { signInHref } from '../model/index.ts';
import type { SecondFactorWay } from '../../account/model/index.ts';
import type { secondFactorMachine } from './secondFactor.machine.ts';

export type SecondFactorState =
  | 'editing'
  | 'invalid'
  | 'verifying'
  | 'wrong'
  | 'limited'
  | 'failed'
  /** The sign-in took too long, or was finished elsewhere: it has to be started again. */
  | 'expired'
  | 'signedIn';

export interface SecondFactorView {
  state: SecondFactorState;
  way: SecondFactorWay;
  code: string;
  /** What keeps the code from being sent (invalid), or what the server had against it (wrong). */
  codeError: string | null;
  /** Digits of an app's code. */
  codeLength: number;
  /** Most characters of a recovery code. */
  codeMaxLength: number;
  /** Grows with each refused submission so that the field takes focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next try (limited), or null. */
  waitSeconds: number | null;
  /** The server's words after a failed try, or null. */
  failure: string | null;
  /** Start again from the password. */
  signInHref: string;
}

type SecondFactorSnapshot = SnapshotFrom<typeof secondFactorMachine>;

/** The state a person sees; those passed through at once look like the one before them. */
function stateOf(value: SecondFactorSnapshot['value']): SecondFactorState {
  if (value === 'arriving') return 'editing';
  return value === 'refused' ? 'verifying' : value;
}

const sendable: readonly SecondFactorState[] = ['editing', 'invalid', 'wrong', 'failed'];

export function secondFactorView({ value, context }: SecondFactorSnapshot): SecondFactorView {
  const state = stateOf(value);
  return {
    state,
    way: context.way,
    code: context.code,
    codeError: context.codeError,
    codeLength: totpDigits,
    codeMaxLength: recoveryCodeMaxLength,
    attempt: context.attempt,
    canSubmit: sendable.includes(state),
    busy: state === 'verifying' || state === 'signedIn',
    waitSeconds: state === 'limited' ? context.waitSeconds : null,
    failure: state === 'failed' || state === 'limited' ? problemMessage(context.problem) : null,
    signInHref: signInHref(context.destination),
  };
}

import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { authLimits } from '../../account/model/index.ts';
import { passwordMaxLength } from '../../account/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { confirmEmailMachine } from './confirmEmail.machine.ts';

export type ConfirmEmailState =
  | 'confirming'
  /** Confirmed; about to ask for the second factor. */
  | 'secondFactorDue'
  | 'confirmed'
  | 'failed'
  /** Opened in another browser than the one that signed up, so the person chooses a password here. */
  | 'choosing.editing'
  | 'choosing.invalid'
  | 'choosing.limited'
  | 'choosing.failed'
  | 'choosing.submitting'
  | 'newLink.editing'
  | 'newLink.invalid'
  | 'newLink.limited'
  | 'newLink.failed'
  | 'newLink.resending'
  | 'resent';

export interface ConfirmEmailView {
  state: ConfirmEmailState;
  /** Why a new link is needed (newLink): the URL has none, or it was used or has expired. */
  reason: 'missing' | 'expired' | null;
  /** Email in the resend form. */
  email: string;
  emailError: Phrase | null;
  emailMaxLength: number;
  password: string;
  passwordError: Phrase | null;
  /** Why the server rejected the password ("weak password"); empty otherwise. */
  passwordReasons: readonly Phrase[];
  passwordMinLength: number;
  passwordMaxLength: number;
  /** Incremented on each rejected submission, so that the field gets focus again. */
  attempt: number;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next attempt, or null. */
  waitSeconds: number | null;
  /** The server's error message after a failed attempt, or null. */
  failure: Phrase | null;
}

type ConfirmEmailSnapshot = SnapshotFrom<typeof confirmEmailMachine>;

/** The visible state. Transient states look like the state before them. */
function stateOf(value: ConfirmEmailSnapshot['value']): ConfirmEmailState {
  if (typeof value === 'object') {
    if ('choosing' in value)
      return `choosing.${value.choosing === 'refused' ? 'submitting' : value.choosing}`;
    return `newLink.${value.newLink === 'refused' ? 'resending' : value.newLink}`;
  }
  return value === 'routing' || value === 'refused' ? 'confirming' : value;
}

const sendable: readonly ConfirmEmailState[] = [
  'choosing.editing',
  'choosing.invalid',
  'choosing.failed',
  'newLink.editing',
  'newLink.invalid',
  'newLink.failed',
];
const limited: readonly ConfirmEmailState[] = ['choosing.limited', 'newLink.limited'];
const failures: readonly ConfirmEmailState[] = [...limited, 'failed', 'choosing.failed', 'newLink.failed'];

export function confirmEmailView({ value, context }: ConfirmEmailSnapshot): ConfirmEmailView {
  const state = stateOf(value);
  return {
    state,
    reason: state.startsWith('newLink') ? (context.token === '' ? 'missing' : 'expired') : null,
    email: context.email,
    emailError: context.emailError,
    emailMaxLength: authLimits.email,
    password: context.password,
    passwordError: context.passwordError,
    passwordReasons: context.passwordReasons,
    passwordMinLength: context.passwordMinLength,
    passwordMaxLength,
    attempt: context.attempt,
    canSubmit: sendable.includes(state),
    busy: state === 'newLink.resending' || state === 'choosing.submitting',
    waitSeconds: limited.includes(state) ? context.waitSeconds : null,
    failure: failures.includes(state) ? problemMessage(context.problem) : null,
  };
}

import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { passwordMaxLength } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Enrollment, Factor } from '../model/index.ts';
import type { accountSecurityMachine } from './accountSecurity.machine.ts';

export type AccountPasswordState =
  | 'idle'
  | 'editing'
  | 'invalid'
  | 'saving'
  /** Waiting for the proof dialog. */
  | 'proving'
  | 'limited'
  | 'failed';

export type AccountFactorState =
  | 'off'
  | 'enrolling.calling'
  | 'enrolling.proving'
  | 'setup.editing'
  | 'setup.invalid'
  | 'setup.verifying'
  | 'setup.wrong'
  | 'setup.limited'
  | 'setup.failed'
  | 'setup.proving'
  /** The recovery codes are on the screen, for the only time. */
  | 'codes'
  | 'on'
  | 'confirmingOff'
  | 'turningOff.calling'
  | 'turningOff.proving'
  | 'confirmingRenewal'
  | 'renewing.calling'
  | 'renewing.proving';

export interface AccountSecurityView {
  password: {
    state: AccountPasswordState;
    /** False if the account has no password yet. The person may set one. */
    exists: boolean;
    value: string;
    error: Phrase | null;
    /** Why the server rejected the password ("weak password"); empty otherwise. */
    reasons: readonly Phrase[];
    minLength: number;
    maxLength: number;
    attempt: number;
    canSubmit: boolean;
    busy: boolean;
    /** Seconds until the next attempt (limited), or null. */
    waitSeconds: number | null;
    /** The server's error message (failed, limited), or null. */
    failure: Phrase | null;
  };
  factor: {
    state: AccountFactorState;
    factors: readonly Factor[];
    recoveryCodesLeft: number;
    /** Secret and QR code for the authenticator app (setup), or null. `qr` is an SVG from our own server. */
    enrollment: Enrollment | null;
    code: string;
    codeError: Phrase | null;
    attempt: number;
    canSubmit: boolean;
    busy: boolean;
    /** Seconds until the next attempt (setup.limited), or null. */
    waitSeconds: number | null;
    /** The server's error message (setup.failed, setup.limited), or null. */
    failure: Phrase | null;
    /** The factor to turn off (confirmingOff, turningOff), or null. */
    turningOff: Factor | null;
    /** The new codes, and the email of their account, for a file to save. Set only in `codes`. */
    recoveryCodes: { codes: readonly string[]; email: string } | null;
  };
}

type AccountSecuritySnapshot = SnapshotFrom<typeof accountSecurityMachine>;
type Value = AccountSecuritySnapshot['value'];

const sendable: readonly AccountPasswordState[] = ['editing', 'invalid', 'failed'];

function passwordView({ value, context }: AccountSecuritySnapshot): AccountSecurityView['password'] {
  const { password, account } = context;
  const state = value.password === 'refused' ? 'saving' : value.password;
  return {
    state,
    exists: account.hasPassword,
    value: password.value,
    error: password.error,
    reasons: password.reasons,
    minLength: password.minLength,
    maxLength: passwordMaxLength,
    attempt: password.attempt,
    canSubmit: sendable.includes(state),
    busy: state === 'saving' || state === 'proving',
    waitSeconds: state === 'limited' ? password.waitSeconds : null,
    failure: state === 'failed' || state === 'limited' ? problemMessage(password.problem) : null,
  };
}

/** The visible state. Transient states look like the state before them. */
function factorStateOf(value: Value['factor']): AccountFactorState {
  if (typeof value === 'string') return value === 'routing' ? 'off' : value;
  if ('setup' in value) return value.setup === 'refused' ? 'setup.verifying' : `setup.${value.setup}`;
  const [[parent, child]] = Object.entries(value) as [['enrolling' | 'turningOff' | 'renewing', string]];
  return child === 'proving' ? `${parent}.proving` : `${parent}.calling`;
}

const codeSendable: readonly AccountFactorState[] = [
  'setup.editing',
  'setup.invalid',
  'setup.wrong',
  'setup.failed',
];
const isWorking = (state: AccountFactorState) => /calling|proving|verifying/.test(state);

function factorView({ value, context }: AccountSecuritySnapshot): AccountSecurityView['factor'] {
  const { factor, account } = context;
  const state = factorStateOf(value.factor);
  const askingOff = state === 'confirmingOff' || state.startsWith('turningOff');
  return {
    state,
    factors: account.factors,
    recoveryCodesLeft: account.recoveryCodesLeft,
    enrollment: state.startsWith('setup') ? factor.enrollment : null,
    code: factor.code,
    codeError: factor.codeError,
    attempt: factor.attempt,
    canSubmit: codeSendable.includes(state),
    busy: isWorking(state),
    waitSeconds: state === 'setup.limited' ? factor.waitSeconds : null,
    failure: state === 'setup.failed' || state === 'setup.limited' ? problemMessage(factor.problem) : null,
    turningOff: askingOff ? (account.factors.find(({ id }) => id === factor.selected) ?? null) : null,
    recoveryCodes: state === 'codes' ? { codes: factor.recoveryCodes, email: account.email } : null,
  };
}

export const accountSecurityView = (snapshot: AccountSecuritySnapshot): AccountSecurityView => ({
  password: passwordView(snapshot),
  factor: factorView(snapshot),
});

import type { SnapshotFrom } from 'xstate';
import { passwordMaxLength, recoveryCodesFile, totpDigits } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Enrollment, Factor } from '../model/index.ts';
import type { accountSecurityMachine } from './accountSecurity.machine.ts';

export type AccountPasswordState =
  | 'resting'
  | 'editing'
  | 'invalid'
  | 'saving'
  /** Waits for the dialog that asks who this is. */
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
  /** The recovery codes are on the screen, this once. */
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
    /** False: the account has none yet and may be given one. */
    exists: boolean;
    value: string;
    error: string | null;
    /** Every reason the server gave against the password ("weak password"); empty otherwise. */
    reasons: readonly string[];
    minLength: number;
    maxLength: number;
    attempt: number;
    canSubmit: boolean;
    busy: boolean;
    /** Seconds until the next try (limited), or null. */
    waitSeconds: number | null;
    /** The server's words (failed, limited), or null. */
    failure: string | null;
  };
  factor: {
    state: AccountFactorState;
    factors: readonly Factor[];
    recoveryCodesLeft: number;
    /** What the authenticator app is set up with (setup), or null. `qr` is an SVG of our own server. */
    enrollment: Enrollment | null;
    code: string;
    codeError: string | null;
    codeLength: number;
    attempt: number;
    canSubmit: boolean;
    busy: boolean;
    /** Seconds until the next try (setup.limited), or null. */
    waitSeconds: number | null;
    /** The server's words (setup.failed, setup.limited), or null. */
    failure: string | null;
    /** Which factor would be turned off (confirmingOff, turningOff), or null. */
    turningOff: Factor | null;
    /** Set while `codes` only. `text` has a code a line, for the clipboard; `href` downloads the same as a file. */
    recoveryCodes: {
      codes: readonly string[];
      text: string;
      href: string;
      fileName: string;
    } | null;
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

/** The state a person sees; those passed through at once look like the one before them. */
function factorStateOf(value: Value['factor']): AccountFactorState {
  if (typeof value === 'string') return value === 'judging' ? 'off' : value;
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
    codeLength: totpDigits,
    attempt: factor.attempt,
    canSubmit: codeSendable.includes(state),
    busy: isWorking(state),
    waitSeconds: state === 'setup.limited' ? factor.waitSeconds : null,
    failure: state === 'setup.failed' || state === 'setup.limited' ? problemMessage(factor.problem) : null,
    turningOff: askingOff ? (account.factors.find(({ id }) => id === factor.asked) ?? null) : null,
    recoveryCodes: state === 'codes' ? recoveryCodesFile(factor.recoveryCodes, account.email) : null,
  };
}

export const accountSecurityView = (snapshot: AccountSecuritySnapshot): AccountSecurityView => ({
  password: passwordView(snapshot),
  factor: factorView(snapshot),
});

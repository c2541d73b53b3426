import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { authLimits } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { accountProfileMachine } from './accountProfile.machine.ts';

export type AccountNameState = 'editing' | 'invalid' | 'saving' | 'proving' | 'failed';
export type AccountEmailState =
  | 'idle'
  | 'editing'
  | 'invalid'
  | 'sending'
  /** Waiting for the proof dialog. */
  | 'proving'
  | 'limited'
  | 'failed';

export interface AccountProfileView {
  name: {
    state: AccountNameState;
    value: string;
    error: Phrase | null;
    maxLength: number;
    attempt: number;
    /** Whether there is a change that can be sent. */
    canSubmit: boolean;
    busy: boolean;
    /** The server's error message (failed), or null. */
    failure: Phrase | null;
  };
  email: {
    state: AccountEmailState;
    /** The confirmed email. */
    current: string;
    /** The email that waits for confirmation, or null. */
    pending: string | null;
    value: string;
    error: Phrase | null;
    maxLength: number;
    attempt: number;
    canSubmit: boolean;
    canResend: boolean;
    busy: boolean;
    /** Seconds until the next attempt (limited), or null. */
    waitSeconds: number | null;
    /** The server's error message (failed, limited), or null. */
    failure: Phrase | null;
  };
  veteranVerified: boolean;
  /** Whether to offer veteran verification: the site has a provider and the person isn't verified. */
  canVerify: boolean;
  /** ISO 8601 instant. */
  createdAt: string;
}

type AccountProfileSnapshot = SnapshotFrom<typeof accountProfileMachine>;

const sendable: readonly string[] = ['editing', 'invalid', 'failed'];

function nameView({ value, context: { account, name } }: AccountProfileSnapshot): AccountProfileView['name'] {
  const state = value.name === 'refused' ? 'saving' : value.name;
  return {
    state,
    value: name.value,
    error: name.error,
    maxLength: authLimits.fullName,
    attempt: name.attempt,
    canSubmit: sendable.includes(state) && name.value.trim() !== (account.fullName ?? ''),
    busy: state === 'saving' || state === 'proving',
    failure: state === 'failed' ? problemMessage(name.problem) : null,
  };
}

function emailView({ value, context }: AccountProfileSnapshot): AccountProfileView['email'] {
  const { account, email } = context;
  const state = value.email === 'refused' ? 'sending' : value.email;
  return {
    state,
    current: account.email,
    pending: account.pendingEmail,
    value: email.value,
    error: email.error,
    maxLength: authLimits.email,
    attempt: email.attempt,
    canSubmit: sendable.includes(state),
    canResend: state === 'idle' && account.pendingEmail !== null,
    busy: state === 'sending' || state === 'proving',
    waitSeconds: state === 'limited' ? context.waitSeconds : null,
    failure: state === 'failed' || state === 'limited' ? problemMessage(email.problem) : null,
  };
}

export const accountProfileView = (snapshot: AccountProfileSnapshot): AccountProfileView => ({
  name: nameView(snapshot),
  email: emailView(snapshot),
  veteranVerified: snapshot.context.account.veteranVerified,
  canVerify: snapshot.context.canVerify && !snapshot.context.account.veteranVerified,
  createdAt: snapshot.context.account.createdAt,
});

import { withEvent } from '../../kit/index.ts';
import { unreachable, problemMessage } from '../../system/model/index.ts';
import { accountProfileSetup } from './accountProfile.setup.ts';
import { emailRegion } from './email.region.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { authLimits } from '../model/index.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { AccountProfileContext } from './accountProfile.setup.ts';

/** The name. Takes effect as soon as it is saved. */
const nameRegion = accountProfileSetup.createStateConfig({
  initial: 'editing',
  on: {
    'name.change': { target: '.editing', actions: withEvent('changeName') },
  },
  states: {
    editing: {
      on: {
        'name.submit': [
          { guard: 'validName', target: 'saving' },
          { target: 'invalid', actions: 'showNameError' },
        ],
      },
    },
    invalid: {
      on: { 'name.submit': [{ guard: 'validName', target: 'saving' }, { actions: 'showNameError' }] },
    },
    failed: { on: { 'name.submit': 'saving' } },
    /** The session ended: the proof dialog is open, and the typed name is kept. */
    ...provenCall({
      name: 'name',
      state: 'saving',
      src: 'changeAccount',
      request: (context: AccountProfileContext) => ({ fullName: context.name.value.trim() }),
      done: { target: 'editing', actions: ['emitNameSaved', 'emitAccountChanged', 'emitNewSession'] },
      failed: 'failed',
      refused: [
        { guard: 'nameRefused', target: 'invalid', actions: 'showNameRefusal' },
        { target: 'failed' },
      ],
      held: { 'name.change': {} },
    }),
  },
});

export type { AccountProfileContext, AccountProfileInput } from './accountProfile.setup.ts';

const untouched = { error: null, attempt: 0, problem: unreachable };

/**
 * Name and email of the signed-in person. The two forms have their own states, so one can fail while the other is
 * edited.
 */
export const accountProfileMachine = accountProfileSetup.createMachine({
  id: 'accountProfile',
  type: 'parallel',
  context: ({ input: { account, canVerify = false } }) => ({
    account,
    canVerify,
    name: { ...untouched, value: account.fullName ?? '' },
    email: { ...untouched, value: '' },
    waitSeconds: 0,
  }),
  invoke: [{ src: 'accountChanges' }, { src: 'methodsChanges' }],
  on: {
    'account.changed': { actions: withEvent('setAccount') },
    'methods.known': { actions: withEvent('setMethods') },
  },
  states: { name: nameRegion, email: emailRegion },
});

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

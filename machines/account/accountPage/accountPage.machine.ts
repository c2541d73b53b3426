import { assign, emit, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { changesNotProvided, promiseNotProvided, withEvent } from '../../kit/index.ts';
import { accountHref, accountSections } from '../model/index.ts';
import type { Account, AccountSection, SignInMethods } from '../model/index.ts';
import { unreachable, problemMessage } from '../../system/model/index.ts';
import type { Problem, ProofEmitted } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { firstLoadStates } from '../../kit/refusedPage.ts';

/** Events that the account page sends. */
export type AccountPageEvent = { type: 'account.retry' };

/** Events from the app: URL changes, changes made in a section, proofs of identity. */
export type AccountPageParentEvent =
  /** The site's sign-in methods were loaded. */
  | { type: 'methods.known'; methods: Pick<SignInMethods, 'verification'> }
  | { type: 'section.changed'; section: AccountSection }
  | { type: 'account.refresh' }
  | { type: 'proof.given' };

export type AccountPageEmitted =
  | ProofEmitted
  /** The account was loaded, also after a change. */
  | { type: 'account.changed'; account: Account };

export interface AccountPageInput {
  /** From the URL. */
  section: AccountSection;
  /** Whether this site can verify veterans, if already known. */
  canVerify?: boolean;
}

export interface AccountPageContext {
  section: AccountSection;
  /** Whether this site can verify veterans. */
  canVerify: boolean;
  /** Null until loaded. */
  account: Account | null;
  /** Why loading failed. */
  problem: Problem;
}

type Event = AccountPageEvent | AccountPageParentEvent;
const calls = callSetup<AccountPageContext, Event>()('');

/**
 * Shared by the sections of the account page: the account as the server has it, reloaded after each change. Only the
 * first load can fail visibly. A failed reload keeps what is shown.
 */
export const accountPageMachine = setup({
  types: {
    context: {} as AccountPageContext,
    events: {} as Event,
    emitted: {} as AccountPageEmitted,
    input: {} as AccountPageInput,
  },
  actors: {
    /** Reports with `methods.known` once this site's sign-in methods are loaded. */
    methodsChanges: changesNotProvided,
    /** Reports the section in the URL with `section.changed`. */
    locationChanges: changesNotProvided,
    /** Resolves with the account of the signed-in person, rejects with a Problem. */
    loadAccount: promiseNotProvided<Account>('loadAccount'),
  },
  actions: {
    ...calls.actions,
    goToSection: assign((_, { section }: { section: AccountSection }) => ({ section })),
    setMethods: assign((_, { methods }: { methods: Pick<SignInMethods, 'verification'> }) => ({
      canVerify: methods.verification,
    })),
    setAccount: assign((_, { output }: { output: Account }) => ({ account: output })),
    emitAccount: emit((_, { output }: { output: Account }) => ({ type: 'account.changed', account: output })),
  },
  guards: calls.guards,
  delays: calls.delays,
}).createMachine({
  id: 'accountPage',
  context: ({ input: { section, canVerify = false } }) => ({
    section,
    canVerify,
    account: null,
    problem: unreachable,
  }),
  invoke: [{ src: 'methodsChanges' }, { src: 'locationChanges' }],
  initial: 'loading',
  on: {
    'section.changed': { actions: withEvent('goToSection') },
    'methods.known': { actions: withEvent('setMethods') },
  },
  states: {
    ...firstLoadStates({
      src: 'loadAccount',
      done: { target: 'ready', actions: [withEvent('setAccount'), withEvent('emitAccount')] },
      retry: 'account.retry',
    }),
    ready: {
      initial: 'idle',
      on: { 'account.refresh': '.rereading' },
      states: {
        idle: {},
        /** The current data stays visible, even if the server can't be reached. */
        rereading: {
          on: { 'account.refresh': { target: 'rereading', reenter: true } },
          invoke: {
            src: 'loadAccount',
            onDone: {
              target: 'idle',
              actions: [withEvent('setAccount'), withEvent('emitAccount')],
            },
            onError: 'idle',
          },
          after: { submitTimeout: 'idle' },
        },
      },
    },
  },
});

export interface AccountPageView {
  state: 'loading' | 'failed' | 'ready';
  section: AccountSection;
  /** The sections of the page in order, each with its own URL. */
  sections: readonly { section: AccountSection; href: string }[];
  /** Set while ready. */
  account: Account | null;
  /** The server's error message (failed), or null. */
  failure: Phrase | null;
}

type AccountPageSnapshot = SnapshotFrom<typeof accountPageMachine>;

function stateOf(value: AccountPageSnapshot['value']): AccountPageView['state'] {
  if (typeof value === 'object') return 'ready';
  return value === 'refused' ? 'loading' : value;
}

/** The sections that apply to this person. The open one is always included. */
function sectionsOf({ section: open, canVerify, account }: AccountPageSnapshot['context']) {
  const isVerificationShown = canVerify || account?.veteranVerified === true || open === 'verification';
  return accountSections.filter((section) => section !== 'verification' || isVerificationShown);
}

export function accountPageView({ value, context }: AccountPageSnapshot): AccountPageView {
  const state = stateOf(value);
  return {
    state,
    section: context.section,
    sections: sectionsOf(context).map((section) => ({ section, href: accountHref(section) })),
    account: state === 'ready' ? context.account : null,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
  };
}

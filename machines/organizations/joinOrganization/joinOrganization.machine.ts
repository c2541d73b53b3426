import {
  onTimeout,
  withEvent,
  transitionWithError,
  changesNotProvided,
  promiseNotProvided,
} from '../../kit/index.ts';
import { unreachable, isRefusedInput, isSessionOver } from '../../system/model/index.ts';
import type { Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import { assign, emit, setup } from 'xstate';
import type { InvitationOffer, Membership } from '../model/index.ts';
import { callSetup } from '../../kit/provenCall.ts';

/** Events that the page behind an invitation's link sends. */
export type JoinOrganizationEvent =
  | { type: 'link.retry' }
  | { type: 'invitation.accept' }
  | { type: 'invitation.decline' }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' }
  /** Signs out, to sign in with the invited address. */
  | { type: 'account.switch' };

/** Events from the app. */
export type JoinOrganizationParentEvent = ProofParentEvent | SignedInAccountChanged;

export interface SignedInAccountChanged {
  type: 'session.changed';
  /** Null while it is unknown. */
  isSignedIn: boolean | null;
  /** Address of the account, or empty. */
  email: string;
}

export type JoinOrganizationEmitted =
  | ProofEmitted
  /** The person signs in or signs up first: keep the token until they come back. */
  | { type: 'token.store'; token: string }
  /** The invitation was answered or is no longer valid. */
  | { type: 'token.clear' }
  | { type: 'session.signOut' };

export interface JoinOrganizationInput {
  /** From the URL, or kept while the person signed in; null or empty if there is none. */
  token: string | null;
}

export interface JoinOrganizationContext {
  token: string;
  /** Address of the signed-in account, or empty. */
  email: string;
  offer: InvitationOffer | null;
  membership: Membership | null;
  /** Why the last attempt failed. */
  problem: Problem;
}

type Event = JoinOrganizationEvent | JoinOrganizationParentEvent;
const calls = callSetup<JoinOrganizationContext, Event>()('');

/** Types, actors, actions, guards and delays of the page behind an invitation's link. */
const joinOrganizationSetup = setup({
  types: {
    context: {} as JoinOrganizationContext,
    events: {} as Event,
    emitted: {} as JoinOrganizationEmitted,
    input: {} as JoinOrganizationInput,
  },
  actors: {
    /** Reports the session with `session.changed`, first the current one. */
    sessionChanges: changesNotProvided,
    loadOffer: promiseNotProvided<InvitationOffer, { token: string }>('loadOffer'),
    accept: promiseNotProvided<{ membership: Membership }, { token: string }>('accept'),
    decline: promiseNotProvided<unknown, { token: string }>('decline'),
  },
  actions: {
    ...calls.actions,
    setEmail: assign((_, { email }: { email: string }) => ({ email })),
    setOffer: assign((_, { output }: { output: InvitationOffer }) => ({ offer: output })),
    clearOffer: assign({ offer: null }),
    setMembership: assign((_, { output }: { output: { membership: Membership } }) => output),
    storeToken: emit(({ context }) => ({ type: 'token.store', token: context.token })),
    clearToken: emit({ type: 'token.clear' }),
    emitSignOut: emit({ type: 'session.signOut' }),
  },
  guards: {
    ...calls.guards,
    linked: ({ context }) => context.token !== '',
    signedIn: (_, { isSignedIn }: SignedInAccountChanged) => isSignedIn === true,
    signedOut: (_, { isSignedIn }: SignedInAccountChanged) => isSignedIn === false,
    sameAccount: ({ context }, { isSignedIn, email }: SignedInAccountChanged) =>
      isSignedIn === null || (isSignedIn && email === context.email),
    sessionOver: ({ context }) => isSessionOver(context.problem),
    otherEmail: ({ context }) => context.problem.code === 'other_email',
    ended: ({ context }) => context.problem.status === 410 || isRefusedInput(context.problem),
  },
  delays: calls.delays,
});

const tokenOf = ({ context }: { context: { token: string } }) => ({ token: context.token });

/** Where a refused call leads, unless it can be repeated. */
const refusals = [
  { guard: 'sessionOver', target: 'signedOut' },
  { guard: 'otherEmail', target: 'otherEmail' },
  { guard: 'ended', target: 'ended' },
] as const;

/** The person has signed in or out, or has become another one. */
const followSession = {
  'session.changed': [
    { guard: withEvent('sameAccount') },
    { guard: withEvent('signedIn'), target: '.reading', actions: [withEvent('setEmail'), 'clearOffer'] },
    { guard: withEvent('signedOut'), target: '.signedOut', actions: [withEvent('setEmail'), 'clearOffer'] },
  ],
} as const;

/**
 * The page behind the link of an invitation. It works only in the account of the invited address, so the token is kept
 * while the person signs in, or creates an account and confirms it. Before they accept, they see what they accept.
 */
export const joinOrganizationMachine = joinOrganizationSetup.createMachine({
  id: 'joinOrganization',
  context: ({ input }) => ({
    token: input.token?.trim() ?? '',
    email: '',
    offer: null,
    membership: null,
    problem: unreachable,
  }),
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'linked', target: 'invited' }, { target: 'missing' }] },
    /** The address has no token, and none is kept. */
    missing: {},
    invited: {
      invoke: { src: 'sessionChanges' },
      on: followSession,
      initial: 'waiting',
      states: {
        /** The session is not known yet. */
        waiting: {},
        signedOut: { entry: 'storeToken' },
        reading: {
          invoke: {
            src: 'loadOffer',
            input: tokenOf,
            onDone: { target: 'offered', actions: withEvent('setOffer') },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('refused'),
        },
        refused: { always: [...refusals, { target: 'failed' }] },
        /** The invitation may still be open: the server was unreachable or limited the request. */
        failed: { on: { 'link.retry': 'reading' } },
        otherEmail: { entry: 'storeToken', on: { 'account.switch': { actions: 'emitSignOut' } } },
        offered: { on: { 'invitation.accept': 'accepting', 'invitation.decline': 'confirming' } },
        /** Declining can't be undone. */
        confirming: { on: { 'action.confirm': 'declining', 'action.cancel': 'offered' } },
        accepting: {
          invoke: {
            src: 'accept',
            input: tokenOf,
            onDone: { target: '#joinOrganization.joined', actions: withEvent('setMembership') },
            onError: transitionWithError('answerRefused'),
          },
          after: onTimeout('answerRefused'),
        },
        declining: {
          invoke: {
            src: 'decline',
            input: tokenOf,
            onDone: '#joinOrganization.declined',
            onError: transitionWithError('answerRefused'),
          },
          after: onTimeout('answerRefused'),
        },
        answerRefused: {
          always: [
            ...refusals,
            { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
            { target: 'answerFailed' },
          ],
        },
        /** Only who has just proven who they are becomes an owner: the proof dialog is open. */
        proving: { on: { 'proof.given': 'accepting', 'proof.refused': 'offered' } },
        answerFailed: { on: { 'invitation.accept': 'accepting', 'invitation.decline': 'confirming' } },
        /** Used, withdrawn, replaced or expired. */
        ended: { entry: 'clearToken' },
      },
    },
    joined: { entry: 'clearToken' },
    declined: { entry: 'clearToken' },
  },
});

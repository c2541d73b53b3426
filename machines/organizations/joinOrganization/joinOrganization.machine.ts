import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { joinOrganizationSetup } from './joinOrganization.setup.ts';

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
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'linked', target: 'invited' }, { target: 'missing' }] },
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

import { assign, emit, setup } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { isRefusedInput, isSessionOver, problemOf, submitTimeoutMs } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import type { InvitationOffer, Membership } from '../model/index.ts';
import type {
  JoinOrganizationEmitted,
  JoinOrganizationEvent,
  JoinOrganizationParentEvent,
  SignedInAccountChanged,
} from './joinOrganization.events.ts';

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

/** Types, actors, actions, guards and delays of the page behind an invitation's link. */
export const joinOrganizationSetup = setup({
  types: {
    context: {} as JoinOrganizationContext,
    events: {} as JoinOrganizationEvent | JoinOrganizationParentEvent,
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
    setEmail: assign((_, { email }: { email: string }) => ({ email })),
    setOffer: assign((_, { output }: { output: InvitationOffer }) => ({ offer: output })),
    clearOffer: assign({ offer: null }),
    setMembership: assign((_, { output }: { output: { membership: Membership } }) => output),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    storeToken: emit(({ context }) => ({ type: 'token.store', token: context.token })),
    clearToken: emit({ type: 'token.clear' }),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    emitSignOut: emit({ type: 'session.signOut' }),
  },
  guards: {
    linked: ({ context }) => context.token !== '',
    signedIn: (_, { isSignedIn }: SignedInAccountChanged) => isSignedIn === true,
    signedOut: (_, { isSignedIn }: SignedInAccountChanged) => isSignedIn === false,
    sameAccount: ({ context }, { isSignedIn, email }: SignedInAccountChanged) =>
      isSignedIn === null || (isSignedIn && email === context.email),
    sessionOver: ({ context }) => isSessionOver(context.problem),
    proofDue: ({ context }) => isProofDue(context.problem),
    otherEmail: ({ context }) => context.problem.code === 'other_email',
    ended: ({ context }) => context.problem.status === 410 || isRefusedInput(context.problem),
  },
  delays: { submitTimeout: submitTimeoutMs },
});

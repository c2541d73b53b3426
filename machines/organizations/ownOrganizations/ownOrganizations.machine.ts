import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { promiseNotProvided, withEvent } from '../../kit/index.ts';
import { unreachable, problemMessage } from '../../system/model/index.ts';
import type { Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import { organizationHref } from '../model/index.ts';
import type { Membership } from '../model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { firstLoadStates } from '../../kit/refusedPage.ts';

/** Events that the list of one's organizations sends. */
export type OwnOrganizationsEvent = { type: 'list.retry' };

/** Events from the app. */
export type OwnOrganizationsParentEvent = ProofParentEvent;

export type OwnOrganizationsEmitted = ProofEmitted;

export interface OwnOrganizationsContext {
  /** Joined first on top. */
  memberships: readonly Membership[];
  /** Why loading failed. */
  problem: Problem;
}

type Event = OwnOrganizationsEvent | OwnOrganizationsParentEvent;
const calls = callSetup<OwnOrganizationsContext, Event>()('');

/** The organizations that a person works for, in their account. Nothing is shown as empty before the server has said so. */
export const ownOrganizationsMachine = setup({
  types: {
    context: {} as OwnOrganizationsContext,
    events: {} as Event,
    emitted: {} as OwnOrganizationsEmitted,
  },
  actors: {
    loadMemberships: promiseNotProvided<{ memberships: readonly Membership[] }>('loadMemberships'),
  },
  actions: {
    ...calls.actions,
    setMemberships: assign((_, { output }: { output: { memberships: readonly Membership[] } }) => ({
      memberships: output.memberships,
    })),
  },
  guards: calls.guards,
  delays: calls.delays,
}).createMachine({
  id: 'ownOrganizations',
  context: { memberships: [], problem: unreachable },
  initial: 'loading',
  states: {
    ...firstLoadStates({
      src: 'loadMemberships',
      done: { target: 'listed', actions: withEvent('setMemberships') },
      retry: 'list.retry',
    }),
    listed: {},
  },
});

export interface OwnOrganizationsView {
  state: 'loading' | 'failed' | 'listed';
  /** Joined first on top; each with the address of its page. */
  organizations: readonly (Membership & { href: string })[];
  /** The server's error message (failed), or null. */
  failure: Phrase | null;
}

export function ownOrganizationsView({
  value,
  context,
}: SnapshotFrom<typeof ownOrganizationsMachine>): OwnOrganizationsView {
  const state = value === 'refused' ? 'loading' : value;
  return {
    state,
    organizations: context.memberships.map((membership) => ({
      ...membership,
      href: organizationHref(membership.organization.slug),
    })),
    failure: state === 'failed' ? problemMessage(context.problem) : null,
  };
}

import { assign, raise, setup } from 'xstate';
import type { PortalRole } from '../../account/model/roles.ts';
import { workspaceSetup } from '../workspace/workspaceSetup.ts';
import type { WorkspaceContext, WorkspaceEvent } from '../workspace/workspaceSetup.ts';
import { promiseNotProvided } from '../../kit/index.ts';
import type { OrganizationOverview } from '../../model/exchange/overview.ts';
import type { Reader } from '../../system/model/index.ts';
import type {
  OrganizationOverviewEmitted,
  OrganizationOverviewEvent,
  OrganizationOverviewParentEvent,
} from './organizationOverview.events.ts';

/** How long facts are gathered before what they changed is read, so that a busy day is not one request after the other. */
export const overviewDelayMs = 1_000;

export interface OrganizationOverviewInput {
  slug: string;
  /** Of the portal. */
  role: PortalRole;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface OrganizationOverviewContext
  extends WorkspaceContext, Pick<OrganizationOverviewInput, 'slug' | 'role'> {
  overview: OrganizationOverview | null;
}

type Event =
  | OrganizationOverviewEvent
  | OrganizationOverviewParentEvent
  | WorkspaceEvent
  | { type: 'overview.outdated' };
const workspaceParts = workspaceSetup<OrganizationOverviewContext, Event>();

/** Types, actors, actions, guards and delays of an organization's overview. */
export const organizationOverviewSetup = setup({
  types: {
    context: {} as OrganizationOverviewContext,
    events: {} as Event,
    emitted: {} as OrganizationOverviewEmitted,
    input: {} as OrganizationOverviewInput,
  },
  actors: {
    ...workspaceParts.actors,
    loadOverview: promiseNotProvided<OrganizationOverview, { organizationId: string }>('loadOverview'),
  },
  actions: workspaceParts.actions,
  guards: workspaceParts.guards,
  delays: { ...workspaceParts.delays, gather: overviewDelayMs },
}).extend({
  actions: {
    setOverview: assign((_, { output }: { output: OrganizationOverview }) => ({ overview: output })),
    outdate: raise({ type: 'overview.outdated' }),
    receiveRow: raise({ type: 'overview.outdated' }),
    clearLoaded: assign({ overview: null, position: null }),
  },
  guards: {
    /** There is no such organization, the person doesn't work there, or it may not work. Its start says which. */
    closed: ({ context: { problem } }) => problem.status === 404 || problem.code === 'status_not_allowed',
  },
});

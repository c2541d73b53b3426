import { setup } from 'xstate';
import type { PortalRole } from '../../account/model/roles.ts';
import { workspaceReadingSetup } from '../workspace/workspaceReading.ts';
import type { ReadingEvent } from '../workspace/workspaceReading.ts';
import { workspaceSetup } from '../workspace/workspaceSetup.ts';
import type { WorkspaceContext, WorkspaceEvent } from '../workspace/workspaceSetup.ts';
import { promiseNotProvided } from '../../kit/index.ts';
import type { Organization } from '../../organizations/model/organization.ts';
import type { IntlConfig, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { Overview } from '../model/receivedOverview.ts';
import type { Workspace } from '../model/workspace.ts';

/** Events that the overview sends. All else that it holds are links. */
export type OrganizationOverviewEvent = { type: 'page.retry' };

/** Events from the app. */
export type OrganizationOverviewParentEvent = ProofParentEvent;

export type OrganizationOverviewEmitted = ProofEmitted;

export interface OverviewRequest {
  organization: Pick<Organization, 'id' | 'slug' | 'kind'>;
}

export interface OrganizationOverviewInput {
  slug: string;
  /** Of the portal. */
  role: PortalRole;
  /** What is known before it is asked for. */
  known?: { workspace: Workspace; read: Overview };
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface OrganizationOverviewContext
  extends WorkspaceContext, Pick<OrganizationOverviewInput, 'slug' | 'role'> {
  /** Null until it is loaded. */
  read: Overview | null;
}

type Event = OrganizationOverviewEvent | OrganizationOverviewParentEvent | WorkspaceEvent | ReadingEvent;
const workspaceParts = workspaceSetup<OrganizationOverviewContext, Event>();
const readingParts = workspaceReadingSetup<OrganizationOverviewContext, Event>();

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
    loadOverview: promiseNotProvided<Overview, OverviewRequest>('loadOverview'),
  },
  actions: { ...workspaceParts.actions, ...readingParts.actions },
  guards: {
    ...workspaceParts.guards,
    ...readingParts.guards,
    isKnown: ({ context: { read } }: { context: OrganizationOverviewContext }) => read !== null,
  },
  delays: { ...workspaceParts.delays, ...readingParts.delays },
});

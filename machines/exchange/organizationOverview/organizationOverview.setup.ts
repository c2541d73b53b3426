import { assign, emit, raise, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import type { PortalRole } from '../../account/model/roles.ts';
import { callbackNotProvided, clockTick, noChanges, promiseNotProvided, readClock } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { feedDeadMs, feedReconnectDelay } from '../../leads/model/index.ts';
import type { OrganizationOverview } from '../../model/exchange/overview.ts';
import { problemOf, submitTimeoutMs } from '../../system/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import type { ExchangeFeedEvent, ExchangeFeedInput } from '../model/index.ts';
import type { Desk } from '../receivedApplications/applicationCommands.ts';
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

export interface OrganizationOverviewContext extends Omit<OrganizationOverviewInput, 'reader'> {
  /** Null until it is loaded. */
  desk: Desk | null;
  overview: OrganizationOverview | null;
  /** Where the feed goes on; null before it was followed. */
  position: string | null;
  breaks: number;
  problem: Problem;
  reader: Reader;
}

/** Types, actors, actions, guards and delays of an organization's overview. */
export const organizationOverviewSetup = setup({
  types: {
    context: {} as OrganizationOverviewContext,
    events: {} as
      | OrganizationOverviewEvent
      | OrganizationOverviewParentEvent
      | ExchangeFeedEvent
      | { type: 'page.woken' }
      | { type: 'overview.outdated' }
      | ClockTick,
    emitted: {} as OrganizationOverviewEmitted,
    input: {} as OrganizationOverviewInput,
  },
  actors: {
    /** Reports with `page.woken` that the page is visible again, or the browser online again. */
    wakeUps: noChanges,
    /** Rejects with 404 for who doesn't work there. */
    loadDesk: promiseNotProvided<Desk, { slug: string }>('loadDesk'),
    loadOverview: promiseNotProvided<OrganizationOverview, { organizationId: string }>('loadOverview'),
    followFeed: callbackNotProvided<EventObject, ExchangeFeedInput>('followFeed'),
  },
  actions: {
    setDesk: assign((_, { output }: { output: Desk }) => ({ desk: output })),
    setOverview: assign((_, { output }: { output: OrganizationOverview }) => ({ overview: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    outdate: raise({ type: 'overview.outdated' }),
    receiveRow: raise({ type: 'overview.outdated' }),
    setPosition: assign(({ context }, { position }: { position: string | null }) => ({
      position: position ?? context.position,
      breaks: 0,
    })),
    countBreak: assign(({ context }) => ({ breaks: context.breaks + 1 })),
    loseFeed: raise({ type: 'feed.closed' }),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    clearLoaded: assign({ overview: null, position: null }),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    proofDue: ({ context }) => isProofDue(context.problem),
    /** There is no such organization, the person doesn't work there, or it may not work. Its start says which. */
    closed: ({ context: { problem } }) => problem.status === 404 || problem.code === 'status_not_allowed',
    unfollowed: ({ context }) => context.position === null,
  },
  delays: {
    gather: overviewDelayMs,
    submitTimeout: submitTimeoutMs,
    feedDead: feedDeadMs,
    reconnect: ({ context }) => feedReconnectDelay(context.breaks),
  },
});

import { assign, raise, setup } from 'xstate';
import type { Workspace } from '../../exchange/model/workspace.ts';
import { workspaceReadingSetup } from '../../exchange/workspace/workspaceReading.ts';
import type { ReadingEvent } from '../../exchange/workspace/workspaceReading.ts';
import { mayReview, organizationIdOf, workspaceSetup } from '../../exchange/workspace/workspaceSetup.ts';
import type { WorkspaceContext, WorkspaceEvent } from '../../exchange/workspace/workspaceSetup.ts';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { callSetup } from '../../kit/provenCall.ts';
import type { CommandOf } from '../../model/exchange/command.ts';
import { isEqual } from '../../model/isEqual.ts';
import type { Day } from '../../model/time/zoned.ts';
import { unreachable } from '../../system/model/index.ts';
import type { IntlConfig, Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import { actionsFor } from '../booking/visitActions.ts';
import type { StaffBooking } from '../model/index.ts';
import { rangeListed } from './staffBookingsRoute.ts';
import type { StaffBookingsRoute } from './staffBookingsRoute.ts';

/** What is done with a visit in the list. All else is done on its page. */
export const listActions = ['confirm', 'arrive', 'complete'] as const;
export type ListAction = (typeof listActions)[number];

/** Events that the list of visits sends. All else that it holds are links. */
export type StaffBookingsEvent =
  | { type: 'page.retry' }
  | { type: 'visit.act'; bookingId: string; action: ListAction }
  /** A visit is dragged to another day; null: it is let go. */
  | { type: 'visit.lift'; bookingId: string | null };

/** Events from the app. */
export type StaffBookingsParentEvent =
  | ProofParentEvent
  | { type: 'location.changed'; route: StaffBookingsRoute };
export type StaffBookingsEmitted = ProofEmitted;

export type ListCommand = CommandOf<`booking.${ListAction}`>;

export interface VisitsRequest {
  organizationId: string;
  /** Epoch milliseconds. */
  from: number;
  to: number;
  calendarId: string | null;
}
/** What is booked with an organization. */
export interface LoadedVisits {
  /** What was asked for. */
  range: Omit<VisitsRequest, 'organizationId'>;
  /** Those within it, by the time at which they begin. */
  visits: readonly StaffBooking[];
  /** All that wait for an answer, whenever they are. */
  requests: readonly StaffBooking[];
  /** Who can be booked. */
  providers: readonly { id: string; title: string }[];
}

export interface StaffBookingsInput {
  slug: string;
  /** From the URL. */
  route: StaffBookingsRoute;
  /** The address of the list. */
  href: (route: StaffBookingsRoute) => string;
  /** The page of a visit. */
  visitHref: (id: string) => string;
  /** Where another time is chosen for a visit, of a day if there is one. */
  moveHref: (visit: Pick<StaffBooking, 'id' | 'calendarId'>, day: Day | null) => string;
  /** Draws a UUID. */
  newId: () => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface StaffBookingsContext extends WorkspaceContext, Omit<StaffBookingsInput, 'intl'> {
  /** Null until it is loaded. */
  read: LoadedVisits | null;
  command: ListCommand | null;
  /** The visit that is dragged. */
  liftedId: string | null;
  sendProblem: Problem;
}
type Context = StaffBookingsContext;
type Event =
  | StaffBookingsEvent
  | StaffBookingsParentEvent
  | WorkspaceEvent
  | ReadingEvent
  /** Something was done here. */
  | { type: 'visits.outdated' };

export const requestOf = (context: Context): VisitsRequest => ({
  organizationId: organizationIdOf(context),
  ...rangeListed(context.route, { timeZone: context.intl.timeZone, now: context.now() }),
  calendarId: context.route.calendarId,
});

export const actionsInList = (context: Context, visit: StaffBooking): readonly ListAction[] =>
  mayReview(context)
    ? listActions.filter((action) => actionsFor(visit, 'organization', context.intl.now).includes(action))
    : [];

/** Another time is an offer, which the person accepts or not. */
export const canMove = (context: Context, visit: StaffBooking): boolean =>
  mayReview(context) && actionsFor(visit, 'organization', context.intl.now).includes('move');

const visitIn = ({ read }: Context, id: string | null) =>
  [...(read?.visits ?? []), ...(read?.requests ?? [])].find((visit) => visit.id === id);
export const liftedVisit = (context: Context) => visitIn(context, context.liftedId);

const workspaceParts = workspaceSetup<Context, Event>();
const calls = callSetup<Context, Event>()('send');
const readingParts = workspaceReadingSetup<Context, Event>();

/** Types, actors, actions, guards and delays of the visits. */
export const staffBookingsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as StaffBookingsEmitted,
    input: {} as StaffBookingsInput,
  },
  actors: {
    ...workspaceParts.actors,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadWorkspace: promiseNotProvided<Workspace, { slug: string }>('loadWorkspace'),
    loadVisits: promiseNotProvided<LoadedVisits, VisitsRequest>('loadVisits'),
    /** Rejects with a Problem. The same command again has no further effect. */
    sendCommand: promiseNotProvided<unknown, { command: ListCommand }>('sendCommand'),
  },
  actions: {
    ...workspaceParts.actions,
    ...readingParts.actions,
    ...calls.actions,
    goTo: assign((_, { route }: { route: StaffBookingsRoute }) => ({ route })),
    prepare: assign(({ context }, { bookingId, action }: { bookingId: string; action: ListAction }) => {
      const type = `booking.${action}` as const;
      const { command, newId } = context;
      // The same again keeps its id: the server carries it out once, even if only its answer was lost.
      if (command?.type === type && command.payload.bookingId === bookingId) return {};
      const as = organizationIdOf(context);
      return { command: { id: newId(), type, as, payload: { bookingId } } as ListCommand };
    }),
    lift: assign((_, { bookingId }: { bookingId: string | null }) => ({ liftedId: bookingId })),
    forget: assign({ command: null, sendProblem: unreachable }),
    reread: raise({ type: 'visits.outdated' }),
  },
  guards: {
    ...workspaceParts.guards,
    ...readingParts.guards,
    ...calls.guards,
    sameRoute: ({ context }, { route }: { route: StaffBookingsRoute }) => isEqual(route, context.route),
    canLift: ({ context }, { bookingId }: { bookingId: string | null }) => {
      const visit = visitIn(context, bookingId);
      return bookingId === null || (visit !== undefined && canMove(context, visit));
    },
    canAct: ({ context }, { bookingId, action }: { bookingId: string; action: ListAction }) => {
      const visit = visitIn(context, bookingId);
      return visit !== undefined && actionsInList(context, visit).includes(action);
    },
  },
  delays: { ...workspaceParts.delays, ...readingParts.delays },
});

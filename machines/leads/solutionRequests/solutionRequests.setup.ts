import { assertEvent, assign, emit, raise, setup } from 'xstate';
import {
  clockTick,
  changesNotProvided,
  promiseNotProvided,
  readClock,
  type ClockTick,
} from '../../kit/index.ts';
import {
  routedListSetup,
  type RoutedListContext,
  type RouteEmitted,
  type RoutedListEvent,
} from '../../kit/routedList.ts';
import { unlisted } from '../../kit/unlisted.ts';
import {
  leadsPhrase,
  noRequestFilters,
  hasRequestFilters,
  requestsExportHref,
  type RequestFilters,
  type RequestsRoute,
  type SolutionRequest,
  type SolutionRequestChange,
  type SolutionStatus,
} from '../model/index.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import {
  isUnauthorized,
  problemOf,
  submitTimeoutMs,
  unreachable,
  type Problem,
  type IntlConfig,
  type DownloadEmitted,
  type SessionRefreshEmitted,
  type ToastEmitted,
  toast,
} from '../../system/model/index.ts';

/** Events that the inbox and its open request send. */
export type SolutionRequestsEvent =
  | RoutedListEvent
  | { type: 'filter.change'; status: SolutionStatus | null }
  /** The last loaded row is near the viewport. */
  | { type: 'list.endReached' }
  /** Downloads a CSV with the same search and filter. */
  | { type: 'export.start' }
  /** Sets the status of the open request. */
  | { type: 'status.choose'; status: SolutionStatus };

/** Events from the app: the URL, the session. */
export type SolutionRequestsParentEvent =
  | { type: 'session.ended' }
  /** The administrator has signed in again in the proof dialog. */
  | { type: 'session.resumed' }
  | { type: 'location.changed'; route: RequestsRoute };

export type SolutionRequestsEmitted =
  | DownloadEmitted
  | SessionRefreshEmitted
  | ToastEmitted
  | RouteEmitted<RequestsRoute>;

/** One page of requests; `nextCursor` is null on the last one. */
export interface SolutionRequestPage {
  solutions: readonly SolutionRequest[];
  nextCursor: string | null;
}

export interface SolutionRequestPageRequest {
  filters: RequestFilters;
  cursor: string | null;
}

export interface SolutionRequestsInput {
  /** From the URL. */
  route?: RequestsRoute;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface SolutionRequestsContext extends RoutedListContext<RequestFilters> {
  requests: readonly SolutionRequest[];
  cursor: string | null;
  /** The open request; null until loaded. */
  opened: SolutionRequest | null;
  /** The status that is being saved, or null. */
  wanted: SolutionStatus | null;
  /** Why loading the list failed. */
  problem: Problem;
  intl: IntlConfig;
  now: () => number;
}

/** Spaces at the ends of the searched text, which the URL doesn't have, make no difference. */
const isSame = (one: RequestFilters, other: RequestFilters) =>
  one.q.trim() === other.q.trim() && one.status === other.status;

type Event = SolutionRequestsEvent | SolutionRequestsParentEvent | ClockTick;
const listParts = routedListSetup<RequestFilters, SolutionRequestsContext, Event>({
  rowsOf: ({ requests, cursor }) => ({ rows: requests, cursor }),
  cleared: () => noRequestFilters,
  isFiltered: hasRequestFilters,
  isSame,
});

/** Types, actors, actions, guards and delays of the inbox of requests. */
export const solutionRequestsSetup = setup({
  types: {
    context: {} as SolutionRequestsContext,
    events: {} as Event,
    emitted: {} as SolutionRequestsEmitted,
    input: {} as SolutionRequestsInput,
  },
  actors: {
    /** Reports when the administrator's access ends and resumes, with `session.ended` and `session.resumed`. */
    sessionChanges: changesNotProvided,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadRequests: promiseNotProvided<SolutionRequestPage, SolutionRequestPageRequest>('loadRequests'),
    loadRequest: promiseNotProvided<SolutionRequest, { id: string }>('loadRequest'),
    /** Resolves with the updated request; rejects with 409 if another administrator has changed it. */
    changeStatus: promiseNotProvided<SolutionRequest, { id: string; change: SolutionRequestChange }>(
      'changeStatus',
    ),
  },
  actions: {
    ...listParts.actions,
    filter: assign(({ context, event }) => {
      assertEvent(event, 'filter.change');
      return { filters: { ...context.filters, status: event.status } };
    }),
    setFirstPage: assign((_, { output }: { output: SolutionRequestPage }) => ({
      requests: output.solutions,
      cursor: output.nextCursor,
    })),
    appendNextPage: assign(({ context }, { output }: { output: SolutionRequestPage }) => ({
      requests: [...context.requests, ...unlisted(output.solutions, context.requests)],
      cursor: output.nextCursor,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    openListed: assign(({ context: { requests, openId } }) => ({
      opened: requests.find(({ id }) => id === openId) ?? null,
    })),
    clearOpened: assign({ opened: null, wanted: null, detailProblem: unreachable }),
    setOpened: assign(({ context }, { output }: { output: SolutionRequest }) => ({
      opened: output,
      requests: context.requests.map((request) => (request.id === output.id ? output : request)),
    })),
    emitChanged: emit((_, { output: { status, name, organization } }: { output: SolutionRequest }) =>
      toast(leadsPhrase(`marked_${status}`), [name, organization].filter(Boolean).join(', ')),
    ),
    want: assign(({ event }) => {
      assertEvent(event, 'status.choose');
      return { wanted: event.status };
    }),
    emitDownload: emit(({ context }) => ({
      type: 'page.download',
      href: requestsExportHref(context.filters),
    })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    clearRequests: assign({
      requests: [],
      cursor: null,
      opened: null,
      problem: unreachable,
      detailProblem: unreachable,
    }),
    refreshSession: emit({ type: 'session.refresh' }),
  },
  guards: {
    unauthorized: ({ context }) => [context.problem, context.detailProblem].some(isUnauthorized),
    ...listParts.guards,
    isOther: ({ context, event }) =>
      event.type === 'status.choose' && event.status !== context.opened?.status,
    isConflict: ({ context }) => context.detailProblem.status === 409,
  },
  delays: { searchDebounce: searchDebounceMs, submitTimeout: submitTimeoutMs },
});

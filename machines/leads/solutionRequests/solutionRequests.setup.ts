import { assertEvent, assign, emit, raise, setup } from 'xstate';
import { keepTypedSpaces } from '../../model/text/query.ts';
import { clockTick, changesNotProvided, promiseNotProvided, readClock } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import {
  leadsPhrase,
  noRequestFilters,
  hasRequestFilters,
  requestsExportHref,
  searchDebounceMs,
} from '../model/index.ts';
import { isUnauthorized, problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import { rowPositionOf } from '../../portal/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import type {
  RequestFilters,
  RequestsRoute,
  SolutionRequest,
  SolutionRequestChange,
  SolutionStatus,
} from '../model/index.ts';
import type {
  SolutionRequestsEvent,
  SolutionRequestsParentEvent,
  SolutionRequestsEmitted,
} from './solutionRequests.events.ts';

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
  reader: Pick<Reader, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface SolutionRequestsContext {
  filters: RequestFilters;
  requests: readonly SolutionRequest[];
  cursor: string | null;
  /** Id of the open request, or null. */
  openId: string | null;
  /** The open request; null until loaded. */
  opened: SolutionRequest | null;
  /** Id of the last opened request. */
  lastId: string | null;
  /** The status that is being saved, or null. */
  wanted: SolutionStatus | null;
  /** Why loading the list failed. */
  problem: Problem;
  /** Why the open request could not be loaded or changed. */
  detailProblem: Problem;
  reader: Reader;
  now: () => number;
}

/** Spaces at the ends of the searched text, which the URL doesn't have, make no difference. */
const isSame = (one: RequestFilters, other: RequestFilters) =>
  one.q.trim() === other.q.trim() && one.status === other.status;

/** Removes requests that are already listed: pages shift when a request arrives between two calls. */
const unlisted = (listed: readonly SolutionRequest[], requests: readonly SolutionRequest[]) =>
  requests.filter(({ id }) => !listed.some((request) => request.id === id));

/** Types, actors, actions, guards and delays of the inbox of requests. */
export const solutionRequestsSetup = setup({
  types: {
    context: {} as SolutionRequestsContext,
    events: {} as SolutionRequestsEvent | SolutionRequestsParentEvent | ClockTick,
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
    search: assign(({ context, event }) => {
      assertEvent(event, 'search.change');
      return { filters: { ...context.filters, q: event.q } };
    }),
    filter: assign(({ context, event }) => {
      assertEvent(event, 'filter.change');
      return { filters: { ...context.filters, status: event.status } };
    }),
    clearFilters: assign({ filters: noRequestFilters }),
    goToPage: assign(({ context, event }) => {
      assertEvent(event, 'location.changed');
      const { filters, open } = event.route;
      const q = keepTypedSpaces(context.filters.q, filters.q);
      return { filters: { ...filters, q }, openId: open, lastId: open ?? context.lastId };
    }),
    emitRoute: emit(({ context: { filters, openId } }) => ({
      type: 'location.changed',
      route: { filters, open: openId },
      isClosing: false,
    })),
    emitClosed: emit(({ context: { filters } }) => ({
      type: 'location.changed',
      route: { filters, open: null },
      isClosing: true,
    })),
    stepToRow: assign(({ context: { requests, openId, lastId }, event }) => {
      assertEvent(event, 'row.step');
      const id = rowPositionOf(requests, openId ?? '')[event.to] ?? openId;
      return { openId: id, lastId: id ?? lastId };
    }),
    close: assign({ openId: null }),
    setFirstPage: assign((_, { output }: { output: SolutionRequestPage }) => ({
      requests: output.solutions,
      cursor: output.nextCursor,
    })),
    appendNextPage: assign(({ context }, { output }: { output: SolutionRequestPage }) => ({
      requests: [...context.requests, ...unlisted(context.requests, output.solutions)],
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
    emitChanged: emit((_, { output: { status, name, organization } }: { output: SolutionRequest }) => ({
      type: 'page.toast',
      toast: {
        title: leadsPhrase(`marked_${status}`),
        description: [name, organization].filter(Boolean).join(', '),
      },
    })),
    want: assign(({ event }) => {
      assertEvent(event, 'status.choose');
      return { wanted: event.status };
    }),
    setDetailProblem: assign((_, { error }: { error: unknown }) => ({ detailProblem: problemOf(error) })),
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
    someRequests: ({ context }) => context.requests.length > 0,
    hasMore: ({ context }) => context.cursor !== null,
    filtered: ({ context }) => hasRequestFilters(context.filters),
    sameFilters: ({ context, event }) =>
      event.type === 'location.changed' && isSame(event.route.filters, context.filters),
    isOpen: ({ context }) => context.openId !== null,
    sameOpen: ({ context, event }) =>
      event.type === 'location.changed' && event.route.open === context.openId && context.openId !== null,
    isListed: ({ context }) => context.requests.some(({ id }) => id === context.openId),
    canStep: ({ context, event }) =>
      event.type === 'row.step' && rowPositionOf(context.requests, context.openId ?? '')[event.to] !== null,
    isOther: ({ context, event }) =>
      event.type === 'status.choose' && event.status !== context.opened?.status,
    isMissing: ({ context }) => context.detailProblem.status === 404,
    isConflict: ({ context }) => context.detailProblem.status === 409,
  },
  delays: { searchDebounce: searchDebounceMs, submitTimeout: submitTimeoutMs },
});

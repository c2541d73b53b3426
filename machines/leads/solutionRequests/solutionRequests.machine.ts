import { noRequestFilters } from '../model/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { detailRegion } from './detail.region.ts';
import { solutionRequestsSetup, type SolutionRequestsContext } from './solutionRequests.setup.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { foundStates, routedListEvents } from '../../kit/routedList.ts';

/** Pages of requests matching search and filter, newest first. */
const listRegion = solutionRequestsSetup.createStateConfig({
  initial: 'loading',
  on: {
    ...routedListEvents('.refreshing'),
    'filter.change': { target: '.refreshing', actions: ['filter', 'emitRoute'] },
  },
  states: {
    ...searchListStates({
      src: 'loadRequests',
      request: ({ filters }: SolutionRequestsContext, cursor) => ({ filters, cursor }),
      cursorOf: ({ cursor }) => cursor,
      more: 'list.endReached',
      again: 'list.retry',
    }),
    ...foundStates,
  },
});

/**
 * The administrators' inbox of requests for custom solutions: search, details and status. When the session ends, the
 * requests are cleared, and a resumed session loads them again.
 */
export const solutionRequestsMachine = solutionRequestsSetup.createMachine({
  id: 'solutionRequests',
  context: ({ input }) => ({
    filters: input.route?.filters ?? noRequestFilters,
    requests: [],
    cursor: null,
    openId: input.route?.open ?? null,
    opened: null,
    lastId: input.route?.open ?? null,
    wanted: null,
    problem: unreachable,
    detailProblem: unreachable,
    intl: { ...input.intl, now: input.now() },
    now: input.now,
  }),
  invoke: [{ src: 'sessionChanges' }, { src: 'locationChanges' }],
  initial: 'open',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    open: {
      type: 'parallel',
      always: { guard: 'unauthorized', target: 'denied' },
      on: { 'export.start': { actions: 'emitDownload' }, 'session.ended': 'denied' },
      states: { list: listRegion, detail: detailRegion },
    },
    /** The session has ended or is no longer an administrator's. */
    denied: { entry: ['clearRequests', 'refreshSession'], on: { 'session.resumed': 'open' } },
  },
});

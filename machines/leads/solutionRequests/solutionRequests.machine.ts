import { noRequestFilters } from '../model/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { solutionRequestsSetup } from './solutionRequests.setup.ts';
import type { SolutionRequestsContext } from './solutionRequests.setup.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { foundStates, routedListEvents } from '../../kit/routedList.ts';
import { failureHandlers, withEvent } from '../../kit/index.ts';
import { openRowStates, openRowEvents } from '../../kit/openRow.ts';

const { transitionWithError, onTimeout } = failureHandlers('setDetailProblem');

/** The open request and its status. */
const detailRegion = solutionRequestsSetup.createStateConfig({
  initial: 'deciding',
  on: openRowEvents,
  states: {
    ...openRowStates('loadRequest', ['clearOpened', 'openListed']),
    shown: {
      initial: 'idle',
      on: { 'status.choose': { guard: 'isOther', target: '.changing', actions: 'want' } },
      states: {
        idle: {},
        changing: {
          on: { 'status.choose': {} },
          invoke: {
            src: 'changeStatus',
            input: ({ context: { opened, wanted } }) => ({
              id: opened?.id ?? '',
              change: { status: wanted ?? 'new', version: opened?.version ?? 1 },
            }),
            onDone: { target: 'changed', actions: [withEvent('setOpened'), withEvent('emitChanged')] },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('refused'),
        },
        changed: {},
        refused: {
          always: [{ guard: 'isConflict', target: 'rereading' }, { target: 'notChanged' }],
        },
        /** The change failed or wasn't answered. The status can be chosen again. */
        notChanged: {},
        /** Another administrator has changed the request: reloads it. */
        rereading: {
          on: { 'status.choose': {} },
          invoke: {
            src: 'loadRequest',
            input: ({ context }) => ({ id: context.openId ?? '' }),
            onDone: { target: 'conflict', actions: withEvent('setOpened') },
            onError: transitionWithError('#solutionRequests.open.detail.notFound'),
          },
          after: onTimeout('#solutionRequests.open.detail.notFound'),
        },
        conflict: {},
      },
    },
  },
});

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

import { assign, emit, raise, setup } from 'xstate';
import {
  clockTick,
  onTimeout,
  changesNotProvided,
  promiseNotProvided,
  readClock,
  transitionWithError,
  withEvent,
  type ClockTick,
} from '../../kit/index.ts';
import {
  isUnauthorized,
  problemOf,
  submitTimeoutMs,
  unreachable,
  type Problem,
  type IntlConfig,
  type SessionRefreshEmitted,
} from '../../system/model/index.ts';
import { overviewRefreshMs, type AdminOverview } from '../model/index.ts';

/** Events that the administrator's overview sends. */
export type AdminOverviewEvent = { type: 'overview.retry' };

/** Events that the app forwards from the session machine. */
export type AdminOverviewParentEvent = { type: 'session.ended' } | { type: 'session.resumed' };

export type AdminOverviewEmitted = SessionRefreshEmitted;

export interface AdminOverviewInput {
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface AdminOverviewContext {
  overview: AdminOverview | null;
  /** When the figures were loaded, in epoch milliseconds; null until then. */
  readAt: number | null;
  /** Why loading failed. */
  problem: Problem;
  intl: IntlConfig;
  now: () => number;
}

/** Counts and server health, reloaded while the page is open. The last figures stay visible if reloading fails. */
export const adminOverviewMachine = setup({
  types: {
    context: {} as AdminOverviewContext,
    events: {} as AdminOverviewEvent | AdminOverviewParentEvent | ClockTick,
    emitted: {} as AdminOverviewEmitted,
    input: {} as AdminOverviewInput,
  },
  actors: {
    /** Reports when the administrator's access ends and resumes, with `session.ended` and `session.resumed`. */
    sessionChanges: changesNotProvided,
    loadOverview: promiseNotProvided<AdminOverview>('loadOverview'),
  },
  actions: {
    setOverview: assign(({ context }, { output }: { output: AdminOverview }) => ({
      overview: output,
      readAt: context.now(),
      intl: { ...context.intl, now: context.now() },
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    clearOverview: assign({ overview: null, readAt: null, problem: unreachable }),
    refreshSession: emit({ type: 'session.refresh' }),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    unauthorized: ({ context }) => isUnauthorized(context.problem),
    known: ({ context }) => context.overview !== null,
  },
  delays: { submitTimeout: submitTimeoutMs, overviewRefresh: overviewRefreshMs },
}).createMachine({
  id: 'adminOverview',
  context: ({ input }) => ({
    overview: null,
    readAt: null,
    problem: unreachable,
    intl: { ...input.intl, now: input.now() },
    now: input.now,
  }),
  invoke: { src: 'sessionChanges' },
  initial: 'loading',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] }, 'session.ended': '.denied' },
  states: {
    loading: {
      invoke: {
        src: 'loadOverview',
        onDone: { target: 'shown', actions: withEvent('setOverview') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'unauthorized', target: 'denied' },
        { guard: 'known', target: 'shown.stale' },
        { target: 'failed' },
      ],
    },
    failed: { on: { 'overview.retry': 'loading' }, after: { overviewRefresh: 'loading' } },
    shown: {
      initial: 'fresh',
      states: {
        fresh: { after: { overviewRefresh: 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'loadOverview',
            onDone: { target: 'fresh', actions: withEvent('setOverview') },
            onError: transitionWithError('#adminOverview.refused'),
          },
          after: onTimeout('#adminOverview.refused'),
        },
        stale: { on: { 'overview.retry': 'refreshing' }, after: { overviewRefresh: 'refreshing' } },
      },
    },
    /** The session has ended or is no longer an administrator's. */
    denied: {
      entry: ['clearOverview', 'refreshSession'],
      on: { 'session.ended': {}, 'session.resumed': 'loading' },
    },
  },
});

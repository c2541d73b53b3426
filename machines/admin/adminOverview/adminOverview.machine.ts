import { assign, emit, raise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import {
  clockTick,
  onTimeout,
  changesNotProvided,
  promiseNotProvided,
  readClock,
  transitionWithError,
  withEvent,
} from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import {
  isUnauthorized,
  problemOf,
  submitTimeoutMs,
  unreachable,
  problemMessage,
} from '../../system/model/index.ts';
import type { Problem, IntlConfig, SessionRefreshEmitted } from '../../system/model/index.ts';
import { overviewRefreshMs } from '../model/index.ts';
import type { AdminOverview } from '../model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { feedLagWarnMs } from '../../system/model/feedTiming.ts';
import { roles } from '../../account/model/index.ts';

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

export type AdminOverviewState =
  | 'loading'
  | 'failed'
  | 'shown.fresh'
  | 'shown.refreshing'
  /** Reloading failed: the figures are from `readAt`. */
  | 'shown.stale'
  /** The session has ended or is no longer an administrator's. */
  | 'denied';

export const healthTroubles = ['database', 'mail', 'feed', 'assistant'] as const;
export type HealthTrouble = (typeof healthTroubles)[number];

export interface AdminOverviewView {
  state: AdminOverviewState;
  /** Set only in `shown`. */
  overview: AdminOverview | null;
  /** When the figures were loaded, as an ISO 8601 instant; null until then. */
  readAt: string | null;
  /** Number of people per role, in the order of the roles, including zeros. */
  roles: readonly { role: string; count: number }[];
  /** The parts of the system that need attention. */
  troubles: readonly HealthTrouble[];
  /** Delay of the live feed in seconds if it is unusually long, else null. */
  feedBehindSeconds: number | null;
  intl: IntlConfig;
  /** The server's error message (failed, shown.stale), or null. */
  failure: Phrase | null;
}

type AdminOverviewSnapshot = SnapshotFrom<typeof adminOverviewMachine>;

const feedBehind = (seconds: number) => (seconds * 1_000 > feedLagWarnMs ? seconds : null);

function troublesOf({ database, mail, feedLagSeconds, assistant }: AdminOverview['health']): HealthTrouble[] {
  const isTroubled: Readonly<Record<HealthTrouble, boolean>> = {
    database: !database.reachable,
    mail: mail.failing > 0,
    feed: feedBehind(feedLagSeconds) !== null,
    assistant: assistant.isResting,
  };
  return healthTroubles.filter((part) => isTroubled[part]);
}

function stateOf(value: AdminOverviewSnapshot['value']): AdminOverviewState {
  if (typeof value === 'object') return `shown.${value.shown}`;
  return value === 'refused' ? 'loading' : value;
}

export function adminOverviewView({ value, context }: AdminOverviewSnapshot): AdminOverviewView {
  const state = stateOf(value);
  const { overview, readAt } = context;
  return {
    state,
    overview,
    readAt: readAt === null ? null : new Date(readAt).toISOString(),
    roles: overview ? roles.map((role) => ({ role, count: overview.users.byRole[role] ?? 0 })) : [],
    troubles: overview ? troublesOf(overview.health) : [],
    feedBehindSeconds: overview && feedBehind(overview.health.feedLagSeconds),
    intl: context.intl,
    failure: state === 'failed' || state === 'shown.stale' ? problemMessage(context.problem) : null,
  };
}

import type { Phrase } from '../../system/model/phrase.ts';
import { assertEvent, assign, emit, raise, setup } from 'xstate';
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
  defaultRangePreset,
  rangeError,
  rangeOf,
  type AnalyticsRange,
  type LeadAnalytics,
  type LeadLogEntry,
  type OutboxEntry,
  type RangeAnalytics,
  type RangePreset,
} from '../model/index.ts';
import {
  isUnauthorized,
  problemOf,
  submitTimeoutMs,
  unreachable,
  type Problem,
  type IntlConfig,
} from '../../system/model/index.ts';

/** Events that the analytics tab sends. Dates are `YYYY-MM-DD`, both included. */
export type LeadAnalyticsEvent =
  /** "Retry Failed" was pressed. */
  | { type: 'outbox.retry' }
  | { type: 'range.choose'; preset: RangePreset }
  | { type: 'range.set'; from: string; to: string }
  | { type: 'analytics.retry' };

/** Events that the app forwards from the submission log and the outbox. */
export type LeadAnalyticsParentEvent =
  | { type: 'log.changed'; log: readonly LeadLogEntry[] }
  | { type: 'outbox.changed'; entries: readonly OutboxEntry[] }
  | { type: 'outbox.retried' };

export type LeadAnalyticsEmitted =
  | { type: 'outbox.retry' }
  /** The URL should name the range. */
  | { type: 'range.changed'; range: AnalyticsRange }
  | { type: 'session.refresh' };

export interface LeadAnalyticsInput {
  log: readonly LeadLogEntry[];
  entries: readonly OutboxEntry[];
  /** From the URL. An invalid custom range is replaced by the default. */
  range?: AnalyticsRange;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface LeadAnalyticsContext {
  log: readonly LeadLogEntry[];
  entries: readonly OutboxEntry[];
  range: AnalyticsRange;
  rangeError: Phrase | null;
  data: RangeAnalytics | null;
  problem: Problem;
  intl: IntlConfig;
  now: () => number;
}

const isEmpty = ({ byDay, bySource, byStatus }: LeadAnalytics) =>
  byDay.length + bySource.length + byStatus.length === 0;

function firstRange({ range, now }: LeadAnalyticsInput): AnalyticsRange {
  if (!range) return rangeOf(defaultRangePreset, now());
  if (range.preset !== 'custom') return rangeOf(range.preset, now());
  const { from, to } = range;
  return from && to && !rangeError(from, to) ? range : rangeOf(defaultRangePreset, now());
}

/**
 * The analytics tab: submissions made in this browser (platform spec, section 2), and all leads of the server by
 * range. The two are independent, so this browser's log shows even if the server can't be reached.
 */
export const leadAnalyticsMachine = setup({
  types: {
    context: {} as LeadAnalyticsContext,
    events: {} as LeadAnalyticsEvent | LeadAnalyticsParentEvent | ClockTick,
    emitted: {} as LeadAnalyticsEmitted,
    input: {} as LeadAnalyticsInput,
  },
  actors: {
    /** Reports this browser's outbox with `outbox.changed` and `outbox.retried`. */
    outboxChanges: changesNotProvided,
    /** Reports this browser's log of submissions with `log.changed`. */
    logChanges: changesNotProvided,
    /** Resolves with the counts of a range and of the days before it, rejects with a Problem. */
    loadAnalytics: promiseNotProvided<RangeAnalytics, Pick<AnalyticsRange, 'from' | 'to'>>('loadAnalytics'),
  },
  actions: {
    setLog: assign((_, { log }: { log: readonly LeadLogEntry[] }) => ({ log })),
    setEntries: assign((_, { entries }: { entries: readonly OutboxEntry[] }) => ({ entries })),
    retryOutbox: emit({ type: 'outbox.retry' }),
    choosePreset: assign(({ context, event }) => {
      assertEvent(event, 'range.choose');
      return { range: rangeOf(event.preset, context.now()), rangeError: null };
    }),
    setRange: assign(({ event }) => {
      assertEvent(event, 'range.set');
      return { range: { preset: 'custom' as const, from: event.from, to: event.to }, rangeError: null };
    }),
    showRangeError: assign(({ event }) => {
      assertEvent(event, 'range.set');
      return { rangeError: rangeError(event.from, event.to) };
    }),
    emitRange: emit(({ context }) => ({ type: 'range.changed', range: context.range })),
    setData: assign((_, { output }: { output: RangeAnalytics }) => ({ data: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    refreshSession: emit({ type: 'session.refresh' }),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    isRange: ({ event }) => event.type === 'range.set' && rangeError(event.from, event.to) === null,
    nothing: ({ context }) => context.data !== null && isEmpty(context.data),
    unauthorized: ({ context }) => isUnauthorized(context.problem),
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'leadAnalytics',
  type: 'parallel',
  context: ({ input }) => ({
    log: input.log,
    entries: input.entries,
    range: firstRange(input),
    rangeError: null,
    data: null,
    problem: unreachable,
    intl: { ...input.intl, now: input.now() },
    now: input.now,
  }),
  entry: 'startClock',
  invoke: [{ src: 'outboxChanges' }, { src: 'logChanges' }],
  on: {
    'log.changed': { actions: withEvent('setLog') },
    'outbox.changed': { actions: withEvent('setEntries') },
    'clock.tick': { actions: ['readClock', 'startClock'] },
  },
  states: {
    local: {
      initial: 'idle',
      states: {
        idle: { on: { 'outbox.retry': { target: 'retrying', actions: 'retryOutbox' } } },
        /** The outbox shows the result in a toast. */
        retrying: { on: { 'outbox.retried': 'idle' } },
      },
    },
    server: {
      initial: 'loading',
      on: {
        'range.choose': { target: '.loading', actions: ['choosePreset', 'emitRange'] },
        'range.set': [
          { guard: 'isRange', target: '.loading', actions: ['setRange', 'emitRange'] },
          { actions: 'showRangeError' },
        ],
      },
      states: {
        loading: {
          invoke: {
            src: 'loadAnalytics',
            input: ({ context: { range } }) => ({ from: range.from, to: range.to }),
            onDone: { target: 'loaded', actions: withEvent('setData') },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('failed'),
        },
        loaded: { always: [{ guard: 'nothing', target: 'empty' }, { target: 'ready' }] },
        refused: {
          always: [
            { guard: 'unauthorized', target: 'failed', actions: 'refreshSession' },
            { target: 'failed' },
          ],
        },
        ready: {},
        empty: {},
        failed: { on: { 'analytics.retry': 'loading' } },
      },
    },
  },
});

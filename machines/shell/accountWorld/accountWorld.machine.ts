import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { callbackNotProvided, changesNotProvided, promiseNotProvided, withEvent } from '../../kit/index.ts';
import type {
  CommandRequest,
  ExchangeFact,
  RecordCommand,
  SyncedWorld,
  WorldRules,
} from '../../model/exchange/index.ts';
import { nonActivityKinds } from '../../model/exchange/nonActivityKinds.ts';
import { randomUuid } from '../../model/uuid.ts';
import { emptyLog, emptyWorld } from '../../model/world/index.ts';
import type { Fact, WorldCommand, WorldLog } from '../../model/world/index.ts';
import { feedDeadMs, feedReconnectDelay } from '../../system/model/feedTiming.ts';
import {
  submitTimeoutMs,
  isSessionOver,
  isTemporary,
  problemMessage,
  problemOf,
  toast,
} from '../../system/model/index.ts';
import type { SessionRefreshEmitted, ToastEmitted } from '../../system/model/index.ts';
import { shellPhrase } from '../model/index.ts';
import type { WorldEvent, WorldParentEvent, WorldEmitted } from '../world/index.ts';
import type {
  CommandResult,
  CommandSettled,
  FactFeedEvent,
  LoadedWorld,
  QueuedCommand,
  RecordRequest,
  RequestLeft,
  ServerRequest,
  StoreCommands,
  Woken,
} from './accountWorld.events.ts';

export interface AccountWorldInput {
  /** Commands of an earlier visit that the server has not answered, oldest first. */
  queue?: readonly QueuedCommand[];
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

export interface AccountWorldContext extends Required<AccountWorldInput> {
  /** The world as it is displayed: what the server confirmed, and what it will probably confirm; with its latest facts. */
  log: WorldLog;
  confirmed: SyncedWorld;
  /** The latest confirmed facts, oldest first. */
  recent: readonly Fact[];
  /** Null until the world is loaded. */
  rules: WorldRules | null;
  /** From where the feed goes on. */
  position: string | null;
  /** What is expected of each queued command, by its id. */
  expected: Readonly<Record<string, Fact>>;
  /** Number of failed attempts since the last success, of the feed and of the commands. */
  breaks: number;
  failures: number;
  /** When the world was last known to be up to date. Epoch milliseconds; null before. */
  liveAt: number | null;
}

/** So many of the latest facts are kept, for the list of what the person did. */
const recentMax = 50;

const nothing: SyncedWorld = { world: emptyWorld, version: 0, early: [] };

function shown({ confirmed: { world }, queue, expected, rules, recent }: AccountWorldContext): WorldLog {
  const facts = queue.flatMap(({ id }) => expected[id] ?? []);
  return { ...emptyLog(), facts: [...recent, ...facts], world: rules?.withExpected(world, facts) ?? world };
}

/** The name of the private record that a command is about, or null. */
function recordIdOf({ type, payload }: CommandRequest): string | null {
  if (type === 'record.save') return payload.record.id;
  return type === 'record.remove' ? payload.recordId : null;
}

const notSaved = (error: unknown): ToastEmitted =>
  toast(shellPhrase('notSaved'), problemMessage(error), 'destructive');

/** Without a page that waits for the answer. */
const unawaited = ({ id, request }: QueuedCommand): QueuedCommand => ({ id, request });

/** The queue without what a record's next text replaces. The first command may be on its way, so it stays. */
const withoutRecord = (queue: readonly QueuedCommand[], recordId: string | null) =>
  queue.filter(({ request }, index) => index === 0 || recordId === null || recordIdOf(request) !== recordId);

/** What is expected of the queue. After a reload, only the commands themselves are known. */
const expectedOfQueue = ({ queue, now, random }: AccountWorldContext, rules: WorldRules) =>
  Object.fromEntries(
    queue.flatMap(({ id, request }) => {
      const at = now();
      const body = rules.expect(request, { at, random });
      return body ? [[id, { id, at, body }]] : [];
    }),
  );

/** What the person did. */
const isActivity = ({ body: { type } }: Fact) => !nonActivityKinds.includes(type);

/** Adds facts to the latest ones. Each may arrive twice: with an answer, and by the feed. */
function withRecent({ recent, rules }: AccountWorldContext, facts: readonly ExchangeFact[]): readonly Fact[] {
  const known = new Set(recent.map(({ id }) => id));
  const added = facts
    .flatMap((fact) => (known.has(fact.id) ? [] : (rules?.factOf(fact) ?? [])))
    .filter(isActivity);
  return added.length === 0 ? recent : [...recent, ...added].slice(-recentMax);
}

/**
 * The world of one side of the exchange, a person or an organization, as the server stores it. It is loaded once and then
 * follows the feed. Commands wait in a queue until the server has answered them, one after the other; the queue outlives
 * this page. What a command will lead to is displayed at once where the rules know it, and taken back if it is refused.
 */
export const accountWorldMachine = setup({
  types: {
    context: {} as AccountWorldContext,
    events: {} as
      | WorldEvent
      | WorldParentEvent
      | ServerRequest
      | RecordRequest
      | RequestLeft
      | FactFeedEvent
      | Woken
      | { type: 'session.restored' }
      | { type: 'queue.changed' },
    emitted: {} as WorldEmitted | CommandSettled | ToastEmitted | SessionRefreshEmitted,
    input: {} as AccountWorldInput,
    children: {} as { store: 'store' },
  },
  actors: {
    /** Rejects with a `Problem`. */
    loadWorld: promiseNotProvided<LoadedWorld>('loadWorld'),
    /** Follows the feed after a position and reports its events until stopped. */
    followFacts: callbackNotProvided<FactFeedEvent, { after: string | null }>('followFacts'),
    /** Rejects with a `Problem`. */
    sendCommand: promiseNotProvided<CommandResult, { command: QueuedCommand }>('sendCommand'),
    /** Keeps the queue in this browser. */
    store: callbackNotProvided<StoreCommands>('store'),
    /** Reports `page.woken`. */
    wakeUps: changesNotProvided,
  },
  actions: {
    setLoaded: assign(({ context }, { output }: { output: LoadedWorld }) => {
      const { rules, world, version, recent, position } = output;
      return {
        rules,
        expected: { ...expectedOfQueue(context, rules), ...context.expected },
        position,
        recent: recent.flatMap((fact) => rules.factOf(fact) ?? []).filter(isActivity),
        confirmed: { world, version, early: [] },
        breaks: 0,
      };
    }),
    show: enqueueActions(({ context, enqueue }) => {
      const log = shown(context);
      enqueue.assign({ log });
      if (log.world !== context.log.world) enqueue.emit({ type: 'world.changed', world: log.world });
    }),
    dispatch: enqueueActions(
      ({ context, enqueue }, { command }: { command: WorldCommand | RecordCommand }) => {
        const { rules, queue, expected, now, random } = context;
        const request = rules?.requestOf(command);
        if (!rules || !request) return;
        const id = randomUuid(random);
        const body = rules.expect(request, { at: now(), random });
        enqueue.assign({
          queue: [...withoutRecord(queue, recordIdOf(request)), { id, request }],
          ...(body && { expected: { ...expected, [id]: { id, at: now(), body } } }),
        });
        enqueue.raise({ type: 'queue.changed' });
      },
    ),
    addRequest: enqueueActions(
      ({ context, enqueue }, { id, request }: { id: string; request: CommandRequest }) => {
        enqueue.assign({ queue: [...context.queue, { id, request, isAwaited: true }] });
        enqueue.raise({ type: 'queue.changed' });
      },
    ),
    stopAwaiting: assign(({ context: { queue } }, { id }: RequestLeft) => ({
      queue: queue.map((command) => (id === null || command.id === id ? unawaited(command) : command)),
    })),
    receive: enqueueActions(({ context, enqueue }, { facts }: { facts: readonly ExchangeFact[] }) => {
      const confirmed = context.rules?.apply(context.confirmed, facts) ?? null;
      if (confirmed) enqueue.assign({ confirmed, recent: withRecent(context, facts) });
      else enqueue.raise({ type: 'feed.reset', position: null });
    }),
    receiveRow: enqueueActions(({ context, enqueue }, { row }: { row: ExchangeFact }) => {
      const confirmed = context.rules?.apply(context.confirmed, [row]) ?? null;
      if (confirmed) enqueue.assign({ confirmed, recent: withRecent(context, [row]) });
      else enqueue.raise({ type: 'feed.reset', position: null });
    }),
    setPosition: assign((_, { position }: { position: string | null }) => ({ position })),
    endCommand: enqueueActions(
      (
        { context, enqueue },
        { facts = [], results, error = null }: Partial<CommandResult> & { error?: unknown },
      ) => {
        const [first, ...queue] = context.queue;
        if (!first) return;
        const { [first.id]: _, ...expected } = context.expected;
        const problem = error === null ? null : problemOf(error);
        enqueue.assign({ queue, expected, failures: 0 });
        enqueue.raise({ type: 'queue.changed' });
        enqueue.emit({ type: 'command.settled', id: first.id, facts, problem, ...(results && { results }) });
      },
    ),
    /** Who awaits an answer tells the person. Else it must be said here, because a change is taken back. */
    notifyRefusal: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      if (!context.queue[0]?.isAwaited) enqueue.emit(notSaved(error));
    }),
    /** The same for a common application that some of the schools refuse. */
    notifyPartialRefusal: enqueueActions(({ context, enqueue }, { results = [] }: CommandResult) => {
      const code = results.find(({ refused }) => refused !== null)?.refused;
      if (code && !context.queue[0]?.isAwaited) enqueue.emit(notSaved({ status: 409, code }));
    }),
    emitFacts: enqueueActions(({ context, enqueue }, { facts }: { facts: readonly ExchangeFact[] }) => {
      for (const one of facts) {
        const fact = context.rules?.factOf(one);
        if (fact) enqueue.emit({ type: 'fact.made', fact });
      }
    }),
    refreshSession: emit({ type: 'session.refresh' }),
    storeQueue: sendTo('store', ({ context }) => ({ type: 'commands.store', queue: context.queue })),
    countBreak: assign(({ context }) => ({ breaks: context.breaks + 1 })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    setLive: assign(({ context }) => ({ breaks: 0, liveAt: context.now() })),
    /** The rules stay, so that the page under the sign-in dialog does too. */
    clear: assign({ confirmed: nothing, recent: [], position: null, liveAt: null }),
    resetBackoff: assign({ breaks: 0, failures: 0 }),
  },
  guards: {
    hasQueue: ({ context }) => context.queue.length > 0,
    /** Whether the same command may succeed later, also because somebody signs in again. */
    isTemporary: (_, { error }: { error: unknown }) => isTemporary(error) || isSessionOver(error),
  },
  delays: {
    reconnect: ({ context }) => feedReconnectDelay(context.breaks),
    retry: ({ context }) => feedReconnectDelay(context.failures),
    submitTimeout: submitTimeoutMs,
    feedDead: feedDeadMs,
  },
}).createMachine({
  id: 'accountWorld',
  type: 'parallel',
  context: ({ input: { queue = [], ...input } }) => ({
    ...input,
    queue: queue.map(unawaited),
    log: emptyLog(),
    confirmed: nothing,
    recent: [],
    rules: null,
    position: null,
    expected: {},
    breaks: 0,
    failures: 0,
    liveAt: null,
  }),
  invoke: [
    { id: 'store', src: 'store' },
    { id: 'wakeUps', src: 'wakeUps' },
  ],
  on: {
    'world.dispatch': { actions: withEvent('dispatch') },
    'record.request': { actions: withEvent('dispatch') },
    'request.left': { actions: withEvent('stopAwaiting') },
    'queue.changed': { actions: ['storeQueue', 'show'] },
  },
  states: {
    presence: {
      initial: 'loading',
      on: { 'world.leave': '.away' },
      states: {
        loading: {
          invoke: {
            src: 'loadWorld',
            onDone: { target: 'following', actions: [withEvent('setLoaded'), 'show'] },
            onError: { target: 'waiting', actions: 'countBreak' },
          },
          // A command was answered meanwhile, and the world that is on its way may be older.
          on: { 'feed.reset': { target: 'loading', reenter: true } },
          after: { submitTimeout: { target: 'waiting', actions: 'countBreak' } },
        },
        /** The world could not be loaded. It is tried again. */
        waiting: {
          after: { reconnect: 'loading' },
          on: { 'page.woken': 'loading', 'session.restored': 'loading' },
        },
        following: {
          initial: 'connecting',
          invoke: {
            src: 'followFacts',
            input: ({ context }) => ({ after: context.position }),
            onError: { target: 'reconnecting', actions: 'countBreak' },
          },
          on: {
            'feed.reset': 'loading',
            'feed.closed': { target: 'reconnecting', actions: 'countBreak' },
            'feed.crowded': { target: 'reconnecting', actions: 'countBreak' },
            // Nobody is signed in, or the person no longer belongs to the organization.
            'feed.denied': { target: 'waiting', actions: ['countBreak', 'refreshSession'] },
          },
          states: {
            connecting: {
              on: { 'feed.opened': { target: 'live', actions: 'setLive' } },
              after: {
                submitTimeout: { target: '#accountWorld.presence.reconnecting', actions: 'countBreak' },
              },
            },
            live: {
              on: {
                'feed.row': {
                  target: 'live',
                  reenter: true,
                  actions: [withEvent('setPosition'), withEvent('receiveRow'), 'show', 'setLive'],
                },
                'feed.heartbeat': { target: 'live', reenter: true, actions: 'setLive' },
                'feed.connecting': 'connecting',
              },
              after: { feedDead: { target: '#accountWorld.presence.reconnecting', actions: 'countBreak' } },
            },
          },
        },
        /** What is displayed may be old. */
        reconnecting: {
          after: { reconnect: 'following' },
          on: { 'page.woken': { target: 'following', actions: 'resetBackoff' } },
        },
        /** Nobody is signed in, or another page is open. */
        away: {
          entry: ['clear', 'show'],
          on: { 'world.leave': {}, 'world.enter': 'loading', 'session.restored': 'loading' },
        },
      },
    },
    commands: {
      initial: 'idle',
      on: { 'server.request': { actions: withEvent('addRequest') } },
      states: {
        idle: { always: { guard: 'hasQueue', target: 'sending' } },
        sending: {
          invoke: {
            src: 'sendCommand',
            input: ({ context }) => ({ command: context.queue[0] as QueuedCommand }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'receive', params: ({ event }) => event.output },
                { type: 'emitFacts', params: ({ event }) => event.output },
                { type: 'notifyPartialRefusal', params: ({ event }) => event.output },
                { type: 'endCommand', params: ({ event }) => event.output },
              ],
            },
            onError: [
              { guard: withEvent('isTemporary'), target: 'waiting', actions: 'countFailure' },
              { target: 'idle', actions: [withEvent('notifyRefusal'), withEvent('endCommand')] },
            ],
          },
          after: { submitTimeout: { target: 'waiting', actions: 'countFailure' } },
        },
        /** The server could not be reached. The same command is tried again. */
        waiting: {
          after: { retry: 'sending' },
          on: { 'page.woken': 'sending', 'session.restored': 'sending' },
        },
      },
    },
  },
});

import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { callbackNotProvided, withEvent } from '../../kit/index.ts';
import {
  addFacts,
  randomId,
  emptyLog,
  factOf,
  firstEpoch,
  isOutdated,
  mergeLog,
  nextFactTime,
  serializeLog,
} from '../../model/world/index.ts';
import type {
  WorldCommand,
  WorldLog,
  WorldMessage,
  Fact,
  World,
  WorldDispatchEmitted,
} from '../../model/world/index.ts';

/** Events that screens send: reset the demo in all tabs. */
export type WorldEvent = { type: 'world.reset' };

/** Events from the platform. */
export type WorldParentEvent =
  /** A command from any machine. */
  | WorldDispatchEmitted
  /** A page of the platform was opened. Asks the other tabs for their facts. */
  | { type: 'world.enter' }
  /** Clears this tab's world: the site's root was opened (platform spec, section 2), or the person signed out. */
  | { type: 'world.leave' };

/** To the actor `otherTabs`: send this message. From it: a valid message (`parseWorldMessage`) was received. */
export type OtherTabsEvent =
  | { type: 'tabs.post'; message: WorldMessage }
  | { type: 'tabs.received'; message: WorldMessage };

/** To the actor `store`: store this text for this tab (null: clear it). From it: the result. */
export type WorldStoreEvent =
  | { type: 'store.write'; text: string | null }
  | { type: 'store.done' }
  | { type: 'store.failed' };

export type WorldEmitted =
  | { type: 'world.changed'; world: World }
  /** A command in this tab has changed the world. */
  | { type: 'fact.made'; fact: Fact }
  /** Another epoch has begun, by a reset in this tab or another. */
  | { type: 'epoch.begun'; by: 'here' | 'tab' };

export interface WorldInput {
  /** The log that this tab stored on an earlier visit. */
  stored?: WorldLog | null;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

export interface WorldContext extends Required<Omit<WorldInput, 'stored'>> {
  log: WorldLog;
}

const factsOf = ({ epoch, facts }: WorldLog): WorldMessage => ({ kind: 'facts', epoch, facts });

/**
 * The data that all screens of the demo, or of a signed-in person, share (platform spec, section 3, "Demo application
 * store"). Commands become facts. Facts are applied, stored for this tab and sent to the other tabs, and facts from other
 * tabs are merged.
 */
export const worldMachine = setup({
  types: {
    context: {} as WorldContext,
    events: {} as WorldEvent | WorldParentEvent | OtherTabsEvent | WorldStoreEvent | { type: 'log.changed' },
    emitted: {} as WorldEmitted,
    input: {} as WorldInput,
    children: {} as { otherTabs: 'otherTabs'; store: 'store' },
  },
  actors: {
    /** Sends `tabs.post` to the other tabs and reports `tabs.received`. */
    otherTabs: callbackNotProvided<OtherTabsEvent>('otherTabs'),
    /** Writes the text of `store.write` and reports `store.done` or `store.failed`. */
    store: callbackNotProvided<WorldStoreEvent>('store'),
  },
  actions: {
    ask: sendTo('otherTabs', { type: 'tabs.post', message: { kind: 'ask' } }),
    storeLog: sendTo('store', ({ context }) => ({
      type: 'store.write',
      text: serializeLog(context.log),
    })),
    clearStoredLog: sendTo('store', { type: 'store.write', text: null }),
    emitChanged: emit(({ context }) => ({ type: 'world.changed', world: context.log.world })),
    dispatch: enqueueActions(({ context, enqueue }, { command }: { command: WorldCommand }) => {
      const { now, random } = context;
      const fact = factOf(command, { at: nextFactTime(context.log, now()), random });
      const log = addFacts(context.log, [fact]);
      if (log.world === context.log.world) return;
      enqueue.assign({ log });
      enqueue.sendTo('otherTabs', {
        type: 'tabs.post',
        message: { kind: 'facts', epoch: log.epoch, facts: [fact] },
      });
      enqueue.raise({ type: 'log.changed' });
      enqueue.emit({ type: 'fact.made', fact });
    }),
    mergeMessage: enqueueActions(({ context, enqueue }, { message }: { message: WorldMessage }) => {
      const postAll = () => enqueue.sendTo('otherTabs', { type: 'tabs.post', message: factsOf(context.log) });
      if (message.kind === 'ask') {
        if (context.log.facts.length > 0 || context.log.epoch !== firstEpoch) postAll();
        return;
      }
      if (isOutdated(message.epoch, context.log)) {
        postAll();
        return;
      }
      const log = mergeLog(context.log, message.epoch, message.facts);
      if (log === context.log) return;
      enqueue.assign({ log });
      enqueue.raise({ type: 'log.changed' });
      if (log.epoch.id !== context.log.epoch.id) enqueue.emit({ type: 'epoch.begun', by: 'tab' });
    }),
    beginEpoch: assign(({ context }) => ({
      log: emptyLog({ id: randomId(context.random), at: nextFactTime(context.log, context.now()) }),
    })),
    emitEpochBegun: emit({ type: 'epoch.begun', by: 'here' }),
    postEpoch: sendTo('otherTabs', ({ context }) => ({ type: 'tabs.post', message: factsOf(context.log) })),
    clearLog: assign(({ context }) => ({ log: emptyLog(context.log.epoch) })),
  },
}).createMachine({
  id: 'world',
  type: 'parallel',
  context: ({ input: { stored = null, ...input } }) => ({ ...input, log: stored ?? emptyLog() }),
  invoke: [
    { id: 'otherTabs', src: 'otherTabs' },
    { id: 'store', src: 'store' },
  ],
  on: { 'log.changed': { actions: ['storeLog', 'emitChanged'] } },
  states: {
    presence: {
      initial: 'live',
      states: {
        live: {
          entry: 'ask',
          on: {
            'world.dispatch': { actions: withEvent('dispatch') },
            'tabs.received': { actions: withEvent('mergeMessage') },
            'world.reset': {
              actions: ['beginEpoch', 'postEpoch', 'storeLog', 'emitEpochBegun', 'emitChanged'],
            },
            'world.leave': { target: 'away', actions: ['clearLog', 'clearStoredLog', 'emitChanged'] },
          },
        },
        away: { on: { 'world.enter': 'live' } },
      },
    },
    store: {
      initial: 'stored',
      states: {
        stored: { on: { 'store.failed': 'memory' } },
        memory: { on: { 'store.done': 'stored' } },
      },
    },
  },
});

export interface WorldView {
  /** `away`: no page of the platform is open. */
  state: 'away' | 'live';
  /** `memory`: this browser can't store the world, so a reload loses it. */
  store: 'stored' | 'memory';
  world: World;
  /** Whether there is anything to reset. */
  canReset: boolean;
}

export function worldView({ value, context }: SnapshotFrom<typeof worldMachine>): WorldView {
  return {
    state: value.presence,
    store: value.store,
    world: context.log.world,
    canReset: context.log.facts.length > 0,
  };
}

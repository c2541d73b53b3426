import {
  createActor,
  fromCallback,
  SimulatedClock,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type Snapshot,
  type StateValue,
} from 'xstate';
import { isIn, type ShownSituation } from '../../support/inState.ts';
import { summaryOf } from './payloadForm.ts';

/** A call's or feed's logic is configured by its function, a machine's by its states. */
const isMachine = (logic: AnyActorLogic) => typeof Reflect.get(logic, 'config') === 'object';

/** Disables calls, feeds and timers: the reviewer decides when they answer, fail or elapse. */
const quiet = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(([name, logic]) => [
        name,
        isMachine(logic) ? logic : fromCallback(() => {}),
      ]),
    ),
  });

const allNodes = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(allNodes),
];

/** The story's snapshot with the actors that its states invoke. Without them, the machine fails where it sends them events. */
function withActors(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): Snapshot<unknown> {
  const { context } = snapshot;
  const actors = machine.implementations.actors as Record<string, AnyActorLogic>;
  const active = allNodes(machine.root).filter(
    ({ path }) => path.length === 0 || isIn(snapshot.value, path.join('.')),
  );
  const invoked = active.flatMap(({ invoke }) => invoke);
  const children = invoked.flatMap(({ id, src, systemId, input, onSnapshot }) => {
    const logic = typeof src === 'string' ? actors[src] : undefined;
    if (!logic) return [];
    const own =
      typeof input === 'function' ? input({ context, event: { type: 'xstate.init' } } as never) : input;
    const child = createActor(logic, { input: own as never }).getPersistedSnapshot();
    return [[id, { snapshot: child, src, systemId, syncSnapshot: onSnapshot !== undefined }] as const];
  });
  return { ...machine.getPersistedSnapshot(snapshot), children: Object.fromEntries(children) } as never;
}

/** Paths of the states at the ends: `editing`, or `page.list, live.open`. */
export function activeStates(value: StateValue): string {
  const paths = (inner: StateValue): string[] =>
    typeof inner === 'string'
      ? [inner]
      : Object.entries(inner).flatMap(([key, part]) => {
          const below = part === undefined ? [] : paths(part);
          return below.length === 0 ? [key] : below.map((path) => `${key}.${path}`);
        });
  return paths(value).join(', ');
}

export interface LogLine {
  id: number;
  kind: 'sent' | 'emitted';
  /** Epoch milliseconds. */
  at: number;
  type: string;
  payload: string;
  /** Active states before and after an event that was sent. */
  states: { before: string; after: string } | null;
}

export interface LiveState {
  snapshot: AnyMachineSnapshot;
  /** Newest first. */
  log: readonly LogLine[];
  /** What the machine threw, or null. */
  failure: string | null;
  canStepBack: boolean;
}

/** Where the machine was before an event, and how much of the log existed. */
interface Past {
  persisted: Snapshot<unknown>;
  log: readonly LogLine[];
}

/** What an actor throws that no state handles, which stops any machine. */
const unhandled = (): AnyEventObject => ({
  type: 'xstate.error.actor.unhandled',
  error: new Error('An actor threw this, and no state handles it'),
});

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs a machine from a story's situation, with a log of what happened and the way back. */
export function createLive({ machine, snapshot }: Pick<ShownSituation, 'machine' | 'snapshot'>) {
  const staged = quiet(machine);
  const listeners = new Set<() => void>();
  let past: readonly Past[] = [];
  let count = 0;
  const first = staged.resolveState({ value: snapshot.value, context: snapshot.context });
  let state: LiveState = { snapshot: first, log: [], failure: null, canStepBack: false };
  let actor = start(withActors(staged, first));

  function change(next: Partial<LiveState>) {
    state = { ...state, ...next, canStepBack: past.length > 0 };
    for (const listener of listeners) listener();
  }
  function append(kind: LogLine['kind'], event: AnyEventObject, states: LogLine['states']) {
    const { type, ...payload } = event;
    count += 1;
    const line = { id: count, kind, at: Date.now(), type, payload: summaryOf(payload), states };
    change({ log: [line, ...state.log] });
  }
  function start(from: Snapshot<unknown>): AnyActor {
    const started = createActor(staged, { snapshot: from, clock: new SimulatedClock(), input: {} });
    started.on('*', (event) => append('emitted', event, null));
    started.subscribe({
      next: (next: AnyMachineSnapshot) => change({ snapshot: next }),
      error: (error) =>
        change({ failure: textOf(error), snapshot: started.getSnapshot() as AnyMachineSnapshot }),
    });
    return started.start();
  }

  function send(event: AnyEventObject): void {
    // A machine that threw or ended takes nothing more.
    if (actor.getSnapshot().status !== 'active') return;
    const before = activeStates(state.snapshot.value);
    past = [...past, { persisted: actor.getPersistedSnapshot(), log: state.log }];
    actor.send(event);
    const after = activeStates((actor.getSnapshot() as AnyMachineSnapshot).value);
    append('sent', event, { before, after });
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    send,
    /** Lets the machine stop with an error, as a defect would. */
    fail: () => send(unhandled()),
    /** Restores the machine as it was before the last event. */
    stepBack() {
      const last = past.at(-1);
      if (!last) return;
      past = past.slice(0, -1);
      actor.stop();
      actor = start(last.persisted);
      change({ snapshot: actor.getSnapshot() as AnyMachineSnapshot, log: last.log, failure: null });
    },
    stop() {
      actor.stop();
    },
  };
}
export type Live = ReturnType<typeof createLive>;

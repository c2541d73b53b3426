import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Rule } from './rules.types.ts';

export interface Journey<Machine extends AnyStateMachine, View = unknown> {
  machine: Machine;
  states: readonly string[];
  view: (snapshot: SnapshotFrom<Machine>) => View;
  input?: InputFrom<Machine>;
  /** Events that screens, app and callback actors may send. */
  events: readonly EventFromLogic<Machine>[];
  /** Possible outputs of each promise actor. */
  outputs?: Record<string, readonly unknown[]>;
  /** Possible errors of each promise actor listed in `outputs`. */
  errors?: readonly unknown[];
  /** The part of the context that distinguishes situations. Keep it small, because every combination is visited. */
  facet?: (context: SnapshotFrom<Machine>['context']) => unknown;
  /** Rules for every step. */
  rules: readonly Rule<Machine, View>[];
}

/** Aborts the traversal; if it is reached, `facet` distinguishes too much. */
const maxIterations = 60_000;

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** Events of promise actors and delays, which a path sends like any other. */
function innerEvents({ machine, outputs = {}, errors = [] }: Journey<AnyStateMachine>): AnyEventObject[] {
  return nodesOf(machine.root).flatMap((node): AnyEventObject[] => [
    ...node.after.map(({ eventType }) => ({ type: eventType })),
    ...node.invoke.flatMap(({ id, src }) => {
      const answers = outputs[String(src)] ?? [];
      return [
        ...answers.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
        ...(answers.length > 0 ? errors : []).map((error) => ({
          type: `xstate.error.actor.${id}`,
          error,
          actorId: id,
        })),
      ];
    }),
  ]);
}

/** The machine with actors that send nothing, so that only the path's events occur. What is sent waits for no check. */
function silenced(machine: AnyStateMachine): AnyStateMachine {
  const names = nodesOf(machine.root).flatMap((node) => node.invoke.map(({ src }) => String(src)));
  const silent = machine.provide({
    actors: Object.fromEntries(names.map((name) => [name, fromCallback(() => undefined)])),
    guards: { isUnchecked: () => false },
  } as never);
  return ignoreLateAnswers(silent);
}

const actorIdOf = (event: AnyEventObject): string | undefined => event['actorId'];

/**
 * Drops answers of actors that don't run: XState would take a late error for an unhandled one and end the machine.
 * Changes the machine in place.
 */
export function ignoreLateAnswers(machine: AnyStateMachine): AnyStateMachine {
  const transition = machine.transition.bind(machine);
  machine.transition = (snapshot, event, scope) => {
    const actorId = actorIdOf(event);
    return actorId !== undefined && !(actorId in snapshot.children)
      ? snapshot
      : transition(snapshot, event, scope);
  };
  return machine;
}

/** The shortest path to every situation of a machine, and the key of a situation. */
export function shortestPaths(journey: Journey<AnyStateMachine>) {
  const { input, facet = () => null } = journey;
  const events = [...journey.events, ...innerEvents(journey)];
  const machine = silenced(journey.machine);
  const situationKey = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, facet(context)]);
  const paths = getShortestPaths(machine, {
    input,
    events,
    serializeState: situationKey as never,
    limit: maxIterations,
  });
  return { machine, situationKey, paths, events };
}

/** Sends a path's events to a running actor, and returns its snapshot. */
export function replay(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
): AnyMachineSnapshot {
  const actor = createActor(machine, { input, clock: new SimulatedClock() });
  actor.start();
  for (const event of events) actor.send(event);
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  actor.stop();
  return snapshot;
}

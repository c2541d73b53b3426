import { createActor, fromCallback, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

export interface Walk<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  /** What screens and app may send. */
  events: readonly EventFromLogic<Machine>[];
  /** What each promise actor may resolve with. */
  outputs?: Record<string, readonly unknown[]>;
  /** What each promise actor may reject with. */
  errors?: readonly unknown[];
  /** What of the context makes two situations different; keep it small, as every combination is visited. */
  facet?: (context: SnapshotFrom<Machine>['context']) => unknown;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** The events that actors and delays of a machine cause by themselves. */
function innerEvents(
  machine: AnyStateMachine,
  outputs: Record<string, readonly unknown[]>,
  errors: readonly unknown[],
) {
  return nodesOf(machine.root).flatMap((node): AnyEventObject[] => [
    ...node.after.map(({ eventType }) => ({ type: eventType })),
    ...node.invoke.flatMap(({ id, src }) => [
      ...(outputs[String(src)] ?? []).map((output) => ({
        type: `xstate.done.actor.${id}`,
        output,
        actorId: id,
      })),
      ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
    ]),
  ]);
}

/** Stands for every actor: never answers, so that answers come only as events of the path. */
function silenced<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const logics = Object.entries(
    machine.implementations.actors as Record<string, { config: { name?: string } }>,
  );
  const mute = logics.map(([name, logic]) => [
    name,
    String(logic.config).includes('sendBack') || logic.config.name === 'callback'
      ? fromCallback(() => undefined)
      : fromPromise(() => new Promise(() => undefined)),
  ]);
  return machine.provide({ actors: Object.fromEntries(mute) } as never) as Machine;
}

/** Bounds a walk; a machine that needs more situations than this has too fine a facet. */
const mostSituations = 4_000;

/** The shortest path to every situation of a machine, and the states they rest in. */
export function walk<Machine extends AnyStateMachine>(machine: Machine, plan: Walk<Machine>) {
  const quiet = silenced(machine);
  const inner = innerEvents(machine, plan.outputs ?? {}, plan.errors ?? []);
  const facet = plan.facet ?? (() => null);
  const situation = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, facet(snapshot.context as never)]);
  const paths = getShortestPaths(quiet, {
    input: plan.input,
    events: [...plan.events, ...inner] as never,
    serializeState: situation as never,
    limit: mostSituations,
  });
  return { quiet, paths, situation };
}

/** Sends a path's events to a running actor and reports every snapshot on the way. */
export function replay(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
): AnyMachineSnapshot[] {
  const actor = createActor(machine, { input });
  actor.start();
  const snapshots = [actor.getSnapshot() as AnyMachineSnapshot];
  for (const event of events) {
    actor.send(event);
    snapshots.push(actor.getSnapshot() as AnyMachineSnapshot);
  }
  actor.stop();
  return snapshots;
}

import type {
  ActorLogic,
  AnyActorLogic,
  AnyActorRef,
  EmittedFrom,
  EventFromLogic,
  Snapshot,
  SnapshotFrom,
} from 'xstate';
import type { ActorSystem } from '../../kit/index.ts';

/** Logic to run, with its input. */
export interface DynamicLogicInput {
  logic: AnyActorLogic;
  input: unknown;
}

const running = new WeakMap<AnyActorRef, AnyActorLogic>();
function logicOf(actor: AnyActorRef): AnyActorLogic {
  const logic = running.get(actor);
  if (!logic) throw new Error('Dynamic logic must start from its initial snapshot.');
  return logic;
}

/** Named so that TypeScript can write declarations of machines that use it. */
export interface DynamicLogic extends ActorLogic<
  SnapshotFrom<AnyActorLogic>,
  EventFromLogic<AnyActorLogic>,
  DynamicLogicInput,
  ActorSystem,
  EmittedFrom<AnyActorLogic>
> {}

/** Runs the logic in its input, so that invoking or spawning it has one type for any logic. */
export const dynamicLogic: DynamicLogic = {
  getInitialSnapshot(scope, { logic, input }) {
    running.set(scope.self, logic);
    return logic.getInitialSnapshot(scope, input);
  },
  start: (snapshot, scope) => logicOf(scope.self).start?.(snapshot, scope),
  transition: (snapshot, event, scope) => logicOf(scope.self).transition(snapshot, event, scope),
  getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
};

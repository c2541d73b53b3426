import type { ActorLogic, ActorScope, AnyActorRef, EventObject, Snapshot } from 'xstate';

export type System = AnyActorRef['system'];

/** Logic by a name of its own, so that declarations of machines that hold it can be written. */
export interface RelayedLogic<
  S extends Snapshot<unknown>,
  E extends EventObject,
  I,
  Emitted extends EventObject,
> extends ActorLogic<S, E, I, System, Emitted> {}

/**
 * The same logic, as a parent spawns or invokes it: what it emits also reaches the parent, as an event. So a machine emits
 * alike whether it runs alone or as somebody's child.
 */
export function relayed<S extends Snapshot<unknown>, E extends EventObject, I, Emitted extends EventObject>(
  logic: ActorLogic<S, E, I, System, Emitted>,
): RelayedLogic<S, E, I, Emitted> {
  const relaying = (scope: ActorScope<S, E, System, Emitted>): typeof scope => {
    const { _parent: parent } = scope.self;
    return {
      ...scope,
      emit(event) {
        scope.emit(event);
        parent?.send(event);
      },
    };
  };
  const { start, restoreSnapshot } = logic;
  return {
    config: logic.config,
    transition: (snapshot, event, scope) => logic.transition(snapshot, event, relaying(scope)),
    getInitialSnapshot: (scope, input) => logic.getInitialSnapshot(relaying(scope), input),
    getPersistedSnapshot: (snapshot, options) => logic.getPersistedSnapshot(snapshot, options),
    ...(start && { start: (snapshot, scope) => start.call(logic, snapshot, relaying(scope)) }),
    ...(restoreSnapshot && {
      restoreSnapshot: (persisted, scope) => restoreSnapshot.call(logic, persisted, relaying(scope)),
    }),
  };
}

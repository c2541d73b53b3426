import type { ActorLogic, ActorScope, AnyActorRef, EventObject, Snapshot } from 'xstate';

export type ActorSystem = AnyActorRef['system'];

/** Named so that TypeScript can write declarations of machines that use it. */
export interface EmitToParentLogic<
  S extends Snapshot<unknown>,
  E extends EventObject,
  I,
  Emitted extends EventObject,
> extends ActorLogic<S, E, I, ActorSystem, Emitted> {}

const forwardingScopes = new WeakSet<object>();

/**
 * Wraps logic so that the parent also receives its emitted events. So a machine emits the same way whether it runs alone
 * or as a child. Wrapping it again changes nothing.
 *
 * @param eventOf what the parent receives. @default the emitted event
 */
export function emitToParent<
  S extends Snapshot<unknown>,
  E extends EventObject,
  I,
  Emitted extends EventObject,
>(
  logic: ActorLogic<S, E, I, ActorSystem, Emitted>,
  eventOf: (emitted: Emitted, child: AnyActorRef) => EventObject = (emitted) => emitted,
): EmitToParentLogic<S, E, I, Emitted> {
  const forwarding = (scope: ActorScope<S, E, ActorSystem, Emitted>): typeof scope => {
    if (forwardingScopes.has(scope)) return scope;
    const { self } = scope;
    const { _parent: parent } = self;
    const wrapped: typeof scope = {
      ...scope,
      emit(event) {
        scope.emit(event);
        parent?.send(eventOf(event, self));
      },
    };
    forwardingScopes.add(wrapped);
    return wrapped;
  };
  const { start, restoreSnapshot } = logic;
  return {
    config: logic.config,
    transition: (snapshot, event, scope) => logic.transition(snapshot, event, forwarding(scope)),
    getInitialSnapshot: (scope, input) => logic.getInitialSnapshot(forwarding(scope), input),
    getPersistedSnapshot: (snapshot, options) => logic.getPersistedSnapshot(snapshot, options),
    ...(start && { start: (snapshot, scope) => start.call(logic, snapshot, forwarding(scope)) }),
    ...(restoreSnapshot && {
      restoreSnapshot: (persisted, scope) => restoreSnapshot.call(logic, persisted, forwarding(scope)),
    }),
  };
}

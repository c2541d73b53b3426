import { useEffectEvent, useLayoutEffect } from 'react';
import type { Actor, AnyActorLogic, EmittedFrom, EventObject } from 'xstate';
import { useRoot } from './useRoot.ts';

type EmittedHandlers<Emitted extends EventObject> = {
  [Type in Emitted['type']]?: (emitted: Extract<Emitted, { type: Type }>) => void;
};

/** Forwards what a page's machine emits to the root, and calls the page's own handlers. */
export function useRootEvents<Logic extends AnyActorLogic>(
  actor: Actor<Logic>,
  handlers: EmittedHandlers<EmittedFrom<Logic>> = {},
): void {
  const root = useRoot();
  // TypeScript can't match an event's type with its handler.
  const handle = useEffectEvent((emitted: EmittedFrom<Logic>) =>
    (handlers as Partial<Record<string, (emitted: EmittedFrom<Logic>) => void>>)[emitted.type]?.(emitted),
  );
  // Must run before the effect that starts the machine. Otherwise its first events would be lost.
  useLayoutEffect(() => {
    const subscriptions = [root.listen(actor), actor.on('*', (emitted) => handle(emitted))];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [root, actor]);
}

import { useEffectEvent, useLayoutEffect } from 'react';
import type { Actor, AnyActorLogic, EmittedFrom, EventObject } from 'xstate';
import { useRoot } from './useRoot.ts';

type EmittedHandlers<Emitted extends EventObject> = {
  [Type in Emitted['type']]?: (emitted: Extract<Emitted, { type: Type }>) => void;
};

/** Lets the root handle what a page's machine emits, and the page what concerns only itself. */
export function useRootEvents<Logic extends AnyActorLogic>(
  actor: Actor<Logic>,
  handlers: EmittedHandlers<EmittedFrom<Logic>> = {},
): void {
  const root = useRoot();
  const handle = useEffectEvent((emitted: EmittedFrom<Logic>) =>
    (handlers as Partial<Record<string, (emitted: EmittedFrom<Logic>) => void>>)[emitted.type]?.(emitted),
  );
  // Must run before the effect that starts the machine. Otherwise its first events would be lost.
  useLayoutEffect(() => {
    const subscriptions = [root.listen(actor), actor.on('*', handle)];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [root, actor]);
}

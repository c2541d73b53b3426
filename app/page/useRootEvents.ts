import { useLayoutEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useRoot } from './useRoot.ts';

/** Passes what a machine of this page emits to the root, from its very start. */
export function useRootEvents(actor: AnyActorRef): void {
  const root = useRoot();
  // Before the effect that starts the machine, or what it emits at once would be lost.
  useLayoutEffect(() => {
    const { unsubscribe } = root.listen(actor);
    return unsubscribe;
  }, [root, actor]);
}

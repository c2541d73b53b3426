import { useLayoutEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useRoot } from './useRoot.ts';

/** Lets the root hear what a machine of this place tells the outside, from its very start. */
export function useRootEvents(actor: AnyActorRef): void {
  const root = useRoot();
  // Before the effect that starts the machine, or what it tells at once would go unheard.
  useLayoutEffect(() => {
    const { unsubscribe } = root.listen(actor);
    return unsubscribe;
  }, [root, actor]);
}

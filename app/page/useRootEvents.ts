import { useLayoutEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useRoot } from './useRoot.ts';

/** Forwards all events that a machine emits to the root. */
export function useRootEvents(actor: AnyActorRef): void {
  const root = useRoot();
  // Must run before the effect that starts the machine. Otherwise its first events would be lost.
  useLayoutEffect(() => {
    const { unsubscribe } = root.listen(actor);
    return unsubscribe;
  }, [root, actor]);
}

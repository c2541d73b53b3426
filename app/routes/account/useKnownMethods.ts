import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useMethods } from '../../page/useMethods.ts';

/** Sends the site's sign-in methods to a machine once they are loaded. */
export function useKnownMethods(actor: AnyActorRef): void {
  const methods = useMethods();
  useEffect(() => {
    if (methods) actor.send({ type: 'methods.known', methods });
  }, [actor, methods]);
}

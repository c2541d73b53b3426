import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useMethods } from '../../page/useMethods.ts';

/** Tells a machine what this site offers, once that is known. */
export function useKnownMethods(actor: AnyActorRef): void {
  const methods = useMethods();
  useEffect(() => {
    if (methods) actor.send({ type: 'methods.known', methods });
  }, [actor, methods]);
}

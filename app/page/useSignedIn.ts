import { sessionView } from '@vetsync/machines/session';
import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useServed } from './useServed.ts';

/** Emitted by the session machine after loading the session of a signed-in person, even if it is unchanged. */
const signedInEvents = ['session.signedIn', 'session.refreshed', 'session.userUpdated'] as const;

/** Notifies a sign-in machine once the session machine has loaded the new session. */
export function useSignedIn(actor: AnyActorRef): void {
  const { session } = useServed();
  useEffect(() => {
    const subscriptions = signedInEvents.map((type) =>
      session.on(type, () => actor.send({ type: 'session.signedIn' })),
    );
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [actor, session]);
}

/** Notifies a machine with administrators' data when access ends, and when it resumes. */
export function useAdministrator(actor: AnyActorRef): void {
  const { session } = useServed();
  useEffect(() => {
    const isAdmin = () => sessionView(session.getSnapshot()).isAdmin;
    const subscriptions = [
      session.subscribe(() => !isAdmin() && actor.send({ type: 'session.ended' })),
      ...signedInEvents.map((type) =>
        session.on(type, () => isAdmin() && actor.send({ type: 'session.resumed' })),
      ),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [actor, session]);
}

import { sessionView } from '@vetsync/machines/session';
import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useServed } from './useServed.ts';

/** What the session machine tells once it has read that somebody is signed in, also whoever was before. */
const readings = ['session.signedIn', 'session.refreshed', 'session.userUpdated'] as const;

/** Tells a machine that signs people in once the session machine knows of it. */
export function useSignedIn(actor: AnyActorRef): void {
  const { session } = useServed();
  useEffect(() => {
    const subscriptions = readings.map((news) =>
      session.on(news, () => actor.send({ type: 'session.signedIn' })),
    );
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [actor, session]);
}

/** Tells a machine whose data is for administrators when it has to let go of it, and when it may have it again. */
export function useAdministrator(actor: AnyActorRef): void {
  const { session } = useServed();
  useEffect(() => {
    const isAdmin = () => sessionView(session.getSnapshot()).isAdmin;
    const subscriptions = [
      session.subscribe(() => !isAdmin() && actor.send({ type: 'session.ended' })),
      ...readings.map((news) => session.on(news, () => isAdmin() && actor.send({ type: 'session.resumed' }))),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [actor, session]);
}

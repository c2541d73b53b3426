import type { AccessLevel } from '@vetsync/machines/model';
import { routeGuardMachine, routeGuardView } from '@vetsync/machines/routeGuard';
import { sessionView } from '@vetsync/machines/session';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useServed } from './useServed.ts';
import { useNews } from './useNews.ts';

const RouteGuard = lazy(async () => ({
  default: (await import('@vetsync/ui/screens/system/RouteGuard')).RouteGuard,
}));

/** Its children for those who may see them; for others the spinner, the way to sign-in, or Access Denied. */
export function Guarded({ requires, children }: { requires: AccessLevel; children: ReactNode }) {
  const { session } = useServed();
  const guard = useActorRef(routeGuardMachine, {
    input: {
      requires,
      path: location.pathname + location.search,
      session: sessionView(session.getSnapshot()),
    },
  });
  useNews(guard);
  useEffect(() => {
    const tell = () => guard.send({ type: 'session.changed', session: sessionView(session.getSnapshot()) });
    tell();
    const { unsubscribe } = session.subscribe(tell);
    return () => {
      unsubscribe();
      session.send({ type: 'page.left' });
    };
  }, [guard, session]);

  const view = useSelector(guard, routeGuardView);
  return (
    <Suspense fallback={<GuardSpinner view={{ state: 'loading' }} send={() => {}} />}>
      <RouteGuard view={view} send={guard.send}>
        {children}
      </RouteGuard>
    </Suspense>
  );
}

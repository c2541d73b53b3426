import type { AccessLevel } from '@vetsync/machines/shell/model';
import { routeGuardMachine, routeGuardView } from '@vetsync/machines/shell/routeGuard';
import { sessionView } from '@vetsync/machines/account/session';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, type ReactNode } from 'react';
import { lazyNamed } from './lazy/lazyNamed.ts';
import { replayPress } from '../services/browser/inputBeforeHydration.ts';
import { guardedSessionChanges } from '../services/sessionChanges.ts';
import type { Session } from '../services/session.ts';
import { currentLocation } from './location.ts';
import { memoizeByKey } from './memoizeByKey.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import { usePageActor } from './usePageActor.ts';
import { useServerActors } from './useServerActors.ts';

// Loaded on demand, because most people may see the pages that they open.
const RouteGuard = lazyNamed('RouteGuard', () => import('@vetsync/ui/screens/system/RouteGuard'));

const guardFor = memoizeByKey((session: Session) =>
  routeGuardMachine.provide({ actors: { sessionChanges: guardedSessionChanges(session) } }),
);

interface GuardedProps {
  requires: AccessLevel;
  /** Rendered until the session is known. @default a spinner */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Renders its children for people with access. For others, it renders a placeholder, redirects to sign-in, or denies access. */
export function Guarded({
  waiting = <GuardSpinner view={{ state: 'loading' }} />,
  ...guarded
}: GuardedProps) {
  return useIsHydrated() ? <GuardedBySession {...guarded} waiting={waiting} /> : waiting;
}

function GuardedBySession({ requires, waiting, children }: GuardedProps) {
  const { session } = useServerActors();
  const { path, search } = currentLocation();
  const guard = usePageActor(guardFor(session), {
    input: {
      requires,
      path: path + search,
      session: sessionView(session.getSnapshot()),
    },
  });
  const view = useSelector(guard, routeGuardView);
  useEffect(() => {
    const container = document.querySelector<HTMLElement>('#root');
    if (!view.showsPage || !container) return undefined;
    const timer = setTimeout(() => replayPress(container));
    return () => clearTimeout(timer);
  }, [view.showsPage]);
  if (view.showsPage) return children;
  if (view.state === 'loading' || view.state === 'redirecting') return waiting;
  return (
    <Suspense fallback={waiting}>
      <RouteGuard view={view} send={guard.send}>
        {children}
      </RouteGuard>
    </Suspense>
  );
}

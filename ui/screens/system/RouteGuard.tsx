import type { ReactNode } from 'react';
import type { RouteGuardEvent, RouteGuardView } from '@vetsync/machines/routeGuard';
import { AccessDenied } from './AccessDenied.tsx';
import { GuardSpinner } from './GuardSpinner.tsx';
import { Unreachable } from './Unreachable.tsx';

const screens = {
  loading: GuardSpinner,
  redirecting: GuardSpinner,
  unreachable: Unreachable,
  denied: AccessDenied,
};

export interface RouteGuardProps {
  view: RouteGuardView;
  send: (event: RouteGuardEvent) => void;
  /** The guarded page. */
  children: ReactNode;
}

/** A page for signed-in people or administrators, or what stands in for it (platform spec, section 2, "Guarded pages"). */
export function RouteGuard({ view, send, children }: RouteGuardProps) {
  if (view.state === 'allowed') return children;
  const Screen = screens[view.state];
  return <Screen view={view} send={send} />;
}

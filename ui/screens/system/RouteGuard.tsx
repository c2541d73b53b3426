import type { ReactNode } from 'react';
import type { RouteGuardEvent, RouteGuardView } from '@vetsync/machines/routeGuard';
import { AccessDenied } from './guard/AccessDenied.tsx';
import { GuardSpinner } from './GuardSpinner.tsx';
import { Unreachable } from './guard/Unreachable.tsx';

const screens = {
  loading: GuardSpinner,
  redirecting: GuardSpinner,
  replacing: GuardSpinner,
  unreachable: Unreachable,
  denied: AccessDenied,
};

export interface RouteGuardProps {
  view: RouteGuardView;
  send: (event: RouteGuardEvent) => void;
  /** The guarded page; it stays, with all that was typed, while a dialog asks who this is after a session's end. */
  children: ReactNode;
}

/** A page for signed-in people or administrators, or what stands in for it (platform spec, section 2, "Guarded pages"). */
export function RouteGuard({ view, send, children }: RouteGuardProps) {
  const { state } = view;
  if (state === 'allowed' || state === 'sessionEnded') return children;
  const Screen = screens[state];
  return <Screen view={view} send={send} />;
}

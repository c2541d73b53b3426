import type { ReactNode } from 'react';
import type { RouteGuardEvent, RouteGuardView } from '@vetsync/machines/shell/routeGuard';
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
  /** The guarded page. It stays mounted, with everything typed, while a dialog asks for a new sign-in. */
  children: ReactNode;
}

/**
 * Shows a page to signed-in users or administrators, and otherwise a replacement (platform spec, section 2,
 * "Guarded pages").
 */
export function RouteGuard({ view, send, children }: RouteGuardProps) {
  const { state } = view;
  if (state === 'allowed' || state === 'sessionEnded') return children;
  const Screen = screens[state];
  return <Screen view={view} send={send} />;
}

import type { SnapshotFrom } from 'xstate';
import { signInHref } from '../model/index.ts';
import type { routeGuardMachine } from './routeGuard.machine.ts';

export interface RouteGuardView {
  /** `unreachable`: the server did not say who this is; offer another try. */
  state: 'loading' | 'unreachable' | 'redirecting' | 'denied' | 'allowed';
  /** Sign-in screen that comes back to the guarded place. */
  signInHref: string;
  /** Signed-in e-mail on the Access Denied card, so that a person sees which account was refused. */
  email: string | null;
}

export function routeGuardView({ value, context }: SnapshotFrom<typeof routeGuardMachine>): RouteGuardView {
  return {
    state: value === 'judging' ? 'loading' : value,
    signInHref: signInHref(context.path),
    email: context.session.user?.email ?? null,
  };
}

import type { SnapshotFrom } from 'xstate';
import { signInHref } from '../../auth/model/index.ts';
import type { routeGuardMachine } from './routeGuard.machine.ts';

export interface RouteGuardView {
  /**
   * `unreachable`: the server did not say who this is; offer another try. `replacing`: another person signed in, the page
   * opens anew.
   */
  state: 'loading' | 'unreachable' | 'redirecting' | 'denied' | 'allowed' | 'sessionEnded' | 'replacing';
  /** Whether the page itself is shown, with all that was typed there: allowed, and under the dialog of sessionEnded. */
  showsPage: boolean;
  /** Sign-in screen that comes back to the guarded place. */
  signInHref: string;
  /** Signed-in e-mail on the Access Denied card, so that a person sees which account was refused. */
  email: string | null;
}

export function routeGuardView({ value, context }: SnapshotFrom<typeof routeGuardMachine>): RouteGuardView {
  return {
    state: value === 'judging' ? 'loading' : value,
    showsPage: value === 'allowed' || value === 'sessionEnded',
    signInHref: signInHref(context.path),
    email: context.session.user?.email ?? null,
  };
}

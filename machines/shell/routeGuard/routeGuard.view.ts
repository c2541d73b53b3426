import type { SnapshotFrom } from 'xstate';
import { signInHref } from '../../account/model/index.ts';
import type { routeGuardMachine } from './routeGuard.machine.ts';

export interface RouteGuardView {
  /**
   * `unreachable`: the session could not be loaded; offer a retry. `replacing`: another person has signed in, and the page
   * is reloaded.
   */
  state: 'loading' | 'unreachable' | 'redirecting' | 'denied' | 'allowed' | 'sessionEnded' | 'replacing';
  /** Whether the page itself is visible: in `allowed`, and under the dialog in `sessionEnded`. */
  showsPage: boolean;
  /** Sign-in screen that returns to the guarded page. */
  signInHref: string;
  /** Email on the Access Denied card, so that the person sees which account was denied. */
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

import type {
  PageLeaveEmitted,
  NavigationEmitted,
  ProofEmitted,
  SessionRefreshEmitted,
} from '../../system/model/index.ts';
import type { SessionView } from '../../account/session/session.view.ts';

/** Events that the guard's screens send. */
export type RouteGuardEvent = { type: 'session.refresh' };

/** Events that the app forwards from the session machine. */
export type RouteGuardParentEvent = { type: 'session.changed'; session: SessionView };

export type RouteGuardEmitted =
  | NavigationEmitted
  | PageLeaveEmitted
  | ProofEmitted
  | SessionRefreshEmitted
  /** The page is visible. If the session expires now, the page stays. */
  | { type: 'page.shown' };

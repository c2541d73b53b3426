import type {
  DepartureEmitted,
  NavigationEmitted,
  ProofEmitted,
  SessionLookEmitted,
} from '../model/index.ts';
import type { SessionView } from '../session/session.view.ts';

/** What the guard's screens tell the machine. */
export type RouteGuardEvent = { type: 'session.refresh' };

/** What the app passes on from the session machine. */
export type RouteGuardParentEvent = { type: 'session.changed'; session: SessionView };

export type RouteGuardEmitted =
  | NavigationEmitted
  | DepartureEmitted
  | ProofEmitted
  | SessionLookEmitted
  /** The page is open: should the session end by itself, the page is to stay. */
  | { type: 'page.shown' };

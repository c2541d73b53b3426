import type { NavigationNews } from '../model/index.ts';
import type { SessionView } from '../session/session.view.ts';

/** What the guard's screens tell the machine. */
export type RouteGuardEvent = { type: 'session.refresh' };

/** What the app passes on from the session machine. */
export type RouteGuardInbox = { type: 'session.changed'; session: SessionView };

export type RouteGuardNews = NavigationNews | { type: 'session.refresh' };

import type { SessionLookEmitted } from '../../system/model/index.ts';

/** What the administrator's overview tells the machine. */
export type AdminOverviewEvent = { type: 'overview.retry' };

/** What the app passes on from the session machine. */
export type AdminOverviewParentEvent = { type: 'session.ended' } | { type: 'session.resumed' };

export type AdminOverviewEmitted = SessionLookEmitted;

import type { SessionRefreshEmitted } from '../../system/model/index.ts';

/** Events that the administrator's overview sends. */
export type AdminOverviewEvent = { type: 'overview.retry' };

/** Events that the app forwards from the session machine. */
export type AdminOverviewParentEvent = { type: 'session.ended' } | { type: 'session.resumed' };

export type AdminOverviewEmitted = SessionRefreshEmitted;

import type { SessionLookNews } from '../../system/model/index.ts';

/** What the administrator's overview tells the machine. */
export type AdminOverviewEvent = { type: 'overview.retry' };

/** What the app passes on from the session machine. */
export type AdminOverviewInbox = { type: 'session.ended' } | { type: 'session.resumed' };

export type AdminOverviewNews = SessionLookNews;

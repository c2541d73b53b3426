import type { NavigationEmitted, SessionRefreshEmitted } from '../../system/model/index.ts';

/** Events that the page for an emailed sign-in link sends. */
export type EmailLinkEvent = { type: 'link.use' } | { type: 'link.retry' };

/** Events that the app forwards from the session machine. */
export type EmailLinkParentEvent = { type: 'session.signedIn' };

export type EmailLinkEmitted = NavigationEmitted | SessionRefreshEmitted;

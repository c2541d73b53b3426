import type { NavigationEmitted, SessionLookEmitted } from '../../system/model/index.ts';

/** Events that the page behind a mailed sign-in link sends. */
export type EmailLinkEvent = { type: 'link.retry' };

/** Events from the app from the session machine. */
export type EmailLinkParentEvent = { type: 'session.signedIn' };

export type EmailLinkEmitted = NavigationEmitted | SessionLookEmitted;

import type { NavigationEmitted, SessionLookEmitted } from '../../system/model/index.ts';

/** What the page behind a mailed sign-in link tells the machine. */
export type EmailLinkEvent = { type: 'link.retry' };

/** What the app passes on from the session machine. */
export type EmailLinkParentEvent = { type: 'session.signedIn' };

export type EmailLinkEmitted = NavigationEmitted | SessionLookEmitted;

import type { NavigationNews, SessionLookNews } from '../../system/model/index.ts';

/** What the page behind a mailed sign-in link tells the machine. */
export type EmailLinkEvent = { type: 'link.retry' };

/** What the app passes on from the session machine. */
export type EmailLinkInbox = { type: 'session.signedIn' };

export type EmailLinkNews = NavigationNews | SessionLookNews;

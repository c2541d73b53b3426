import type { AccountNews, NavigationNews, SessionLookNews, ToastNews } from '../../system/model/index.ts';

/** What the page behind the link to a new address tells the machine. */
export type ConfirmNewEmailEvent = { type: 'link.retry' } | { type: 'place.continue' };

export type ConfirmNewEmailNews = ToastNews | NavigationNews | SessionLookNews | AccountNews;

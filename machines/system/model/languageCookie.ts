/** The cookie with the language that somebody chose in this browser. */
export const languageCookie = 'vetsync_language';

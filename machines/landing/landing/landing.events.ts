/** What the landing page tells the app; everything else on it is a link. */
export type LandingEvent = { type: 'session.signOut'; scope: 'local' };

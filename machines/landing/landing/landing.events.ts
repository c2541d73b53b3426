/** Events that the landing page sends; everything else on it is a link. */
export type LandingEvent = { type: 'session.signOut'; scope: 'local' };

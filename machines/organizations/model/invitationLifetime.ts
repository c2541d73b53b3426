const dayMs = 24 * 3_600_000;

/** How long an invitation can be accepted after it was last sent, in milliseconds. */
export const invitationLifetimeMs = 7 * dayMs;

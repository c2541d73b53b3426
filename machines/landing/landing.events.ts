import type { LeadSource } from '../model/index.ts';

/** What the landing page tells the app. */
export type LandingEvent =
  | { type: 'lead.open'; source: LeadSource }
  | { type: 'solution.open' }
  | { type: 'session.signOut'; scope: 'local' };

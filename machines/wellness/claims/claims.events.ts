import type { CalendarEmitted } from '../../model/time/index.ts';
import type { QueryRequest } from '../../shell/platform/tabHolder.events.ts';

/** Events that the claims page sends. */
export type ClaimsEvent =
  /** Shows the steps of a claim, and hides those of the last one. */
  | { type: 'claim.show'; claimId: string }
  | { type: 'claim.hide' }
  /** Adds the due date to the person's calendar. */
  | { type: 'calendar.save'; claimId: string };

/** The URL names the claim whose steps are shown. */
export type ClaimsParentEvent = { type: 'location.changed'; claimId: string | null };

export type ClaimsEmitted = CalendarEmitted | QueryRequest;

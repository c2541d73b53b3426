import type { CalendarEmitted } from '../../model/time/index.ts';
import type { QueryRequest } from '../../shell/platform/tabHolder.events.ts';

/** Events that the claims page sends. */
export type ClaimsEvent =
  /** Unfolds the way of a claim, and folds what was unfolded. */
  | { type: 'claim.show'; claimId: string }
  | { type: 'claim.hide' }
  /** The day on which something is due, into one's own calendar. */
  | { type: 'calendar.save'; claimId: string };

/** The URL names the claim whose way is shown. */
export type ClaimsParentEvent = { type: 'location.changed'; claimId: string | null };

export type ClaimsEmitted = CalendarEmitted | QueryRequest;

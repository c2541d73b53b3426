import type { CalendarEmitted } from '../../model/time/index.ts';
import type { QueryRequest } from '../../shell/platform/tabSupervisor.events.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { Claim } from '../model/index.ts';

/** Events that the claims page sends. */
export type ClaimsEvent =
  /** Shows the steps of a claim, and hides those of the last one. */
  | { type: 'claim.show'; claimId: string }
  | { type: 'claim.hide' }
  /** Adds the due date, or the next date, to the person's calendar. */
  | { type: 'calendar.save'; claimId: string }
  /** Opens the form for a claim of one's own. */
  | { type: 'claim.add' }
  | { type: 'claim.edit'; claimId: string }
  /** Moves a claim of one's own to its next step. */
  | { type: 'claim.advance'; claimId: string }
  /** Asks whether to remove a claim of one's own. */
  | { type: 'claim.remove'; claimId: string }
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' };

export type ClaimsParentEvent =
  /** The URL names the claim whose steps are shown. */
  | { type: 'location.changed'; claimId: string | null }
  /** The form has saved a claim. */
  | { type: 'claim.saved'; claim: Claim }
  /** The account has this list, which may be another device's. */
  | { type: 'claims.restored'; text: string };

export type ClaimsEmitted =
  | CalendarEmitted
  | QueryRequest
  | ToastEmitted
  /** The form should open; null for a new claim. */
  | { type: 'editor.wanted'; claimId: string | null }
  /** Stores the list. */
  | { type: 'claims.changed'; text: string };

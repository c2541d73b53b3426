import type { DraftAction, ListingStatus } from '../../organizations/model/index.ts';
import type {
  NavigationEmitted,
  ProofEmitted,
  ProofParentEvent,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { EventDoorEvent } from './eventDoor.ts';
import type { ListingsRoute } from './listingsRoute.ts';

/** What staff can do with a listing in the list. */
export const listingActions = ['publish', 'close', 'reopen', 'copy'] as const;
export type ListingAction = (typeof listingActions)[number];

/** Events that the list of an organization's listings sends. */
export type OrganizationListingsEvent =
  | { type: 'page.retry' }
  /** Null shows all. */
  | { type: 'status.choose'; status: ListingStatus | null }
  | { type: 'list.more' }
  | { type: 'list.retry' }
  | { type: 'listing.act'; id: string; action: ListingAction }
  /** Of drafts, where only they are listed. */
  | { type: 'row.select'; rowId: string; isSelected: boolean }
  | { type: 'rows.selectAll' }
  | { type: 'selection.clear' }
  /** Asks before it is done. */
  | { type: 'bulk.act'; action: DraftAction }
  | { type: 'bulk.confirm' }
  | { type: 'bulk.cancel' }
  | { type: 'batch.retry' }
  | { type: 'batch.dismiss' }
  | EventDoorEvent
  /** The listing that is open over the list. */
  | { type: 'record.close' }
  | { type: 'record.retry' }
  /** Answers to "Close it?" */
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app. */
export type OrganizationListingsParentEvent =
  | ProofParentEvent
  /** Somebody has applied, or was decided on. */
  | { type: 'listings.changed' }
  | { type: 'location.changed'; route: ListingsRoute };

export type OrganizationListingsEmitted =
  | ToastEmitted
  | ProofEmitted
  | NavigationEmitted
  /** The URL should name the status, and no longer the listing that is closed. */
  | { type: 'location.changed'; route: ListingsRoute; isClosing: boolean };

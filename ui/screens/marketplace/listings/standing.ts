import type { ListingApplication } from '@vetsync/machines/listingSearch';

/** Where the person's application for a listing stands, as far as they may apply again. */
export function standingOf({ status, withdrawnAt }: ListingApplication) {
  if (withdrawnAt !== undefined) return 'withdrawn';
  return status === 'rejected' ? 'rejected' : 'applied';
}

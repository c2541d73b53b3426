import type { ListingApplication } from '@vetsync/machines/marketplace/listingSearch';

/** Where the person's application for a listing stands, as far as they may apply again. */
export const shownStatus = ({ status }: ListingApplication) =>
  status === 'rejected' || status === 'withdrawn' ? status : 'applied';

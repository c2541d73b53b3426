export * from './organizationListings.machine.ts';
export type {
  ParticipantsRequest,
  DraftBatchCall,
  ListingCall,
  ListingLinks,
  ListingRequest,
  OwnListing,
  StaffListing,
  OrganizationListingsContext,
  OrganizationListingsInput,
  OrganizationListingsPage,
  OrganizationListingsRequest,
} from './organizationListings.setup.ts';
export type { DoorDraft, EventAct, EventCall, EventDoorEvent, ParticipantsView } from './eventDoor.ts';
export * from './listingsRoute.ts';
export * from './organizationListings.events.ts';
export * from './organizationListings.view.ts';
export * from './selectionView.ts';
export type { DraftBatch } from './listingBatch.ts';

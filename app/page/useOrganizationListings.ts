import { organizationListingsMachine } from '@vetsync/machines/organizationListings';
import type {
  DraftBatchCall,
  ListingCall,
  OrganizationListingsPage,
  OrganizationListingsRequest,
  ParticipantsRequest,
} from '@vetsync/machines/organizationListings';
import { listingStatuses, type DraftBatchResult, type Listing } from '@vetsync/machines/organizations/model';
import type { EventParticipants } from '@vetsync/machines/model/exchange';
import { fromPromise } from 'xstate';
import { browserReader } from '../services/browser/reader.ts';
import { staffListings } from '../services/http/listings.ts';
import { navigateTo } from './navigateTo.ts';
import { hrefWith } from './hrefWith.ts';
import { usePageActor } from './usePageActor.ts';

const machine = organizationListingsMachine.provide({
  actors: {
    loadListings: fromPromise<OrganizationListingsPage, OrganizationListingsRequest>(({ input }) =>
      staffListings.load(input),
    ),
    loadParticipants: fromPromise<EventParticipants, ParticipantsRequest>(({ input }) =>
      staffListings.participants(input),
    ),
    act: fromPromise<Listing, ListingCall>(({ input }) => staffListings.act(input)),
    actOnMany: fromPromise<DraftBatchResult, DraftBatchCall>(({ input }) => staffListings.actOnMany(input)),
  },
});

/** The status that the address asks for; null for all. */
function statusInUrl() {
  const asked = new URLSearchParams(location.search).get('status');
  return listingStatuses.find((status) => status === asked) ?? null;
}

/** All listings of an organization, for its staff. */
export const useOrganizationListings = (slug: string) =>
  usePageActor(machine, {
    input: { slug, status: statusInUrl(), reader: browserReader(), now: Date.now },
    on: {
      'status.changed': ({ status }) => navigateTo(hrefWith({ status }), { replace: true }),
    },
  });

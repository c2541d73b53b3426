import { listingActions, type organizationListingsMachine } from '@vetsync/machines/organizationListings';
import { draftActions, listingStatuses } from '@vetsync/machines/organizations/model';
import * as z from 'zod/mini';
import { employersPage } from '../../../Screens/organizations/parts/listings.ts';
import { payloadsOf } from '../../parts/payloads.ts';

const [draft, , published, , closed] = employersPage.listings;

export const payloads = payloadsOf<typeof organizationListingsMachine>({
  events: {
    'status.choose': {
      schema: z.object({ status: z.nullable(z.enum(listingStatuses)) }),
      ready: () => [{ status: 'draft' }, { status: null }],
    },
    'listing.act': {
      schema: z.object({ id: z.string(), action: z.enum(listingActions) }),
      ready: () => [
        { id: draft!.id, action: 'publish' },
        { id: published!.id, action: 'close' },
        { id: closed!.id, action: 'reopen' },
        { id: draft!.id, action: 'copy' },
      ],
    },
    'participants.open': {
      schema: z.object({ id: z.string() }),
      ready: () => [{ id: published!.id }],
    },
    'row.select': {
      schema: z.object({ rowId: z.string(), isSelected: z.boolean() }),
      ready: () => [{ rowId: draft!.id, isSelected: true }],
    },
    'location.changed': {
      schema: z.object({
        route: z.object({ status: z.nullable(z.enum(listingStatuses)), listing: z.nullable(z.string()) }),
      }),
      ready: () => [
        { route: { status: null, listing: published!.id } },
        { route: { status: 'draft', listing: null } },
      ],
    },
    'bulk.act': {
      schema: z.object({ action: z.enum(draftActions) }),
      ready: () => [{ action: 'publish' }, { action: 'delete' }],
    },
  },
  outputs: {
    loadListings: () => [employersPage],
    loadListing: () => [{ listing: published!, counts: { received: 4, fresh: 2, taken: 1 } }],
    act: () => [draft!],
    loadParticipants: () => [{ participants: [], taken: 0, waiting: 0 }],
    actOnMany: () => [{ results: [{ id: draft!.id, listing: null }] }],
  },
});

import type { PortalRole } from '@vetsync/machines/account/model';
import type { EventParticipants } from '@vetsync/machines/model/exchange';
import type { World, WorldLog } from '@vetsync/machines/model/world';
import {
  emptyListingContent,
  noListingCounts,
  type ListingKind,
} from '@vetsync/machines/organizations/model';
import type { OwnListing, StaffListing } from '@vetsync/machines/organizations/organizationListings';
import type { OwnListingServer } from '../../services/platformServer.ts';
import { demoOrganization } from '../demoOrganization.ts';
import type { DemoWorkplaceOptions } from '../demoWorkplace.ts';
import { notFound } from '../problems.ts';

/** What samples say of a listing. */
export type SampleListing = Pick<OwnListing, 'id' | 'title'> & Partial<OwnListing>;

/** Before the demo, in milliseconds: since then, samples that don't say it are published. */
const listedBefore = 120 * 86_400_000;

/** A listing that a sample organization has published, at `now` (epoch milliseconds). */
export function publishedSample(kind: ListingKind, now: number, listing: SampleListing): OwnListing {
  const { publishedAt } = listing;
  const at = publishedAt ?? new Date(now - listedBefore).toISOString();
  return {
    ...emptyListingContent,
    organizationId: '',
    kind,
    status: 'published',
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...listing,
    publishedAt: at,
  };
}

export interface DemoOwnListingsOptions {
  role: PortalRole;
  /** Of the organization. */
  name: string;
  /** What happened in the demo. */
  world: Pick<DemoWorkplaceOptions['world'], 'getSnapshot' | 'subscribe'>;
  /** What it offers, and who wants it. */
  listingsIn: (world: World) => readonly StaffListing[];
  /** Who comes to an event; missing where there is none. */
  participantsIn?: (log: WorldLog, id: string, now: number) => EventParticipants;
  now: () => number;
}

const nothing = () => Promise.reject(notFound);

/** The demo's server for what an organization offers: its visitor reads it, and decides on those who apply. */
export function demoOwnListings({
  role,
  name,
  world,
  listingsIn,
  participantsIn,
  now,
}: DemoOwnListingsOptions): OwnListingServer {
  const organization = demoOrganization(role, name, now());
  const listed = () => listingsIn(world.getSnapshot().context.log.world);
  return {
    async loadListings({ slug, kind, status }) {
      if (slug !== organization.slug) throw notFound;
      const found = listed().filter(
        ({ listing }) =>
          (kind === null || listing.kind === kind) && (status === null || listing.status === status),
      );
      return {
        owner: { organization, role: 'reviewer' },
        listings: found.map(({ listing }) => listing),
        counts: Object.fromEntries(
          found.map(({ listing, counts = noListingCounts }) => [listing.id, counts]),
        ),
        nextCursor: null,
        total: found.length,
      };
    },
    async loadListing({ id }) {
      const found = listed().find(({ listing }) => listing.id === id);
      if (!found) throw notFound;
      return found;
    },
    followChanges(report) {
      const following = world.subscribe(report);
      return () => following.unsubscribe();
    },
    async loadParticipants({ listingId }) {
      if (!participantsIn) throw notFound;
      return participantsIn(world.getSnapshot().context.log, listingId, now());
    },
    // A reviewer writes nothing.
    act: nothing,
    actOnMany: nothing,
  };
}

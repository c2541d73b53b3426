import {
  listingsRouteQuery,
  organizationListingsMachine,
  parseListingsRoute,
  type ListingsRoute,
  type OrganizationListingsInput,
} from '@vetsync/machines/organizations/organizationListings';
import type { Query } from '@vetsync/machines/model/text';
import { useState } from 'react';
import { browserIntl } from '../services/browser/intl.ts';
import { called } from '../services/calling.ts';
import type { OwnListingServer } from '../services/platformServer.ts';
import { fromSubscription } from './changes.ts';
import { routeInUrl } from './routeInUrl.ts';
import { usePageActor } from './usePageActor.ts';

/** Where an organization's listings are listed. */
export interface OwnListingsAddress extends Pick<OrganizationListingsInput, 'linksOf' | 'kind'> {
  /** Without a query. */
  path: string;
  href: (query: Query) => string;
}

const changesOf = (follow: NonNullable<OwnListingServer['followChanges']>) =>
  fromSubscription((report) => follow(() => report({ type: 'listings.changed' })));

function listingsAt({ path, href: hrefOf }: OwnListingsAddress, server: OwnListingServer) {
  const href = (route: ListingsRoute) => hrefOf(listingsRouteQuery(route));
  const inUrl = routeInUrl({ path, read: parseListingsRoute, href });
  const machine = organizationListingsMachine.provide({
    actors: {
      locationChanges: inUrl.locationChanges,
      ...(server.followChanges && { changes: changesOf(server.followChanges) }),
      loadListings: called(server.loadListings),
      loadListing: called(server.loadListing),
      loadParticipants: called(server.loadParticipants),
      ...(server.actOnEvent && { actOnEvent: called(server.actOnEvent) }),
      act: called(server.act),
      actOnMany: called(server.actOnMany),
    },
  });
  return { inUrl, machine, href, route: parseListingsRoute(location.search) };
}

/** All listings of an organization, for its staff. The address and the server are read once. */
export function useOrganizationListings(
  slug: string,
  { server, address }: { server: OwnListingServer; address: OwnListingsAddress },
) {
  const [{ inUrl, machine, href, route }] = useState(() => listingsAt(address, server));
  const { linksOf, kind = null } = address;
  return usePageActor(machine, {
    input: {
      hasDoor: server.actOnEvent !== undefined,
      slug,
      kind,
      route,
      href,
      linksOf,
      intl: browserIntl(),
      now: Date.now,
    },
    on: { 'location.changed': inUrl.onLocationChanged },
  });
}

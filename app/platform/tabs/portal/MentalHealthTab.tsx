import { listingLinks, portalPageHref, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { organizationListingsView } from '@vetsync/machines/organizations/organizationListings';
import { MentalHealthCare } from '@vetsync/ui/screens/hospital/MentalHealthCare';
import { useSelector } from '@xstate/react';
import { useOrganizationListings } from '../../../page/useOrganizationListings.ts';
import { ownListings } from '../../../services/http/listings.ts';
import type { OwnListingServer } from '../../../services/platformServer.ts';
import { tabPath } from './tabPath.ts';

/** All pages as one: a sum of some departments would be none. */
const allListings: OwnListingServer = {
  ...ownListings,
  async loadListings(asked) {
    const first = await ownListings.loadListings(asked);
    const pages = [first];
    for (let { nextCursor } = first; nextCursor !== null; nextCursor = pages.at(-1)!.nextCursor)
      // Each page names the next.
      // oxlint-disable-next-line no-await-in-loop
      pages.push(await ownListings.loadListings({ ...asked, cursor: nextCursor }));
    return {
      ...first,
      listings: pages.flatMap(({ listings }) => listings),
      counts: Object.assign({}, ...pages.map(({ counts }) => counts)),
      nextCursor: null,
    };
  },
};

/** The mental health care of a signed-in hospital: what is stored about the people in care. */
export default function MentalHealthTab({ open }: { open: OpenPortalTab }) {
  const linksOf = (listing: Parameters<typeof listingLinks>[1]) => listingLinks(open.slug, listing);
  const listings = useOrganizationListings(open.slug, {
    server: allListings,
    address: {
      path: tabPath(open),
      href: (query) => portalPageHref('listings', open, query) ?? '',
      linksOf,
    },
  });
  const view = useSelector(listings, organizationListingsView);
  return (
    <MentalHealthCare
      view={view}
      hrefs={{
        departments: portalPageHref('listings', open) ?? '',
        patientsOf: (id) => linksOf({ id, kind: 'provider' }).people ?? '',
      }}
      onRetry={() => listings.send({ type: 'page.retry' })}
    />
  );
}

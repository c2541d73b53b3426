import { listingLinks, portalPageHref, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { ownListings } from '../../../services/http/listings.ts';
import type { OwnListingServer } from '../../../services/platformServer.ts';
import { PortalMentalHealth } from '../hospital/PortalMentalHealth.tsx';
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
  return (
    <PortalMentalHealth
      slug={open.slug}
      server={allListings}
      address={{
        path: tabPath(open),
        href: (query) => portalPageHref('listings', open, query) ?? '',
        linksOf: (listing) => listingLinks(open.slug, listing),
      }}
    />
  );
}

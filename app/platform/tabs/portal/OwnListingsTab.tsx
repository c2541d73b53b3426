import {
  listingLinks,
  portalPageHref,
  type OpenPortalTab,
  type PortalPage,
} from '@vetsync/machines/exchange/model';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { OwnListings } from '../../../page/OwnListings.tsx';
import { useOrganizationListings } from '../../../page/useOrganizationListings.ts';
import { ownListings } from '../../../services/http/listings.ts';
import { tabPath } from './tabPath.ts';
import { usePortalTitle } from './usePortalTitle.ts';

interface OwnListingsTabProps {
  open: OpenPortalTab;
  page: PortalPage | null;
}

/** What an organization offers, or only its events, in its portal. Each listing is written on a page of its own. */
export default function OwnListingsTab({ open, page }: OwnListingsTabProps) {
  const isOfEvents = page === 'events';
  const listings = useOrganizationListings(open.slug, {
    server: ownListings,
    address: {
      path: tabPath(open),
      kind: isOfEvents ? 'event' : null,
      href: (query) => portalPageHref(isOfEvents ? 'events' : 'listings', open, query) ?? '',
      linksOf: (listing) => listingLinks(open.slug, listing),
    },
  });
  return (
    <PortalFrame title={usePortalTitle()} tab={open.tab}>
      <OwnListings actor={listings} />
    </PortalFrame>
  );
}

import { listingLinks } from '@vetsync/machines/exchange/model';
import { formatQuery } from '@vetsync/machines/model/text';
import { organizationListingsView } from '@vetsync/machines/organizations/organizationListings';
import { organizationListingsHref } from '@vetsync/machines/organizations/model';
import { useSelector } from '@xstate/react';
import { OwnListings } from '../page/OwnListings.tsx';
import { useOrganizationListings } from '../page/useOrganizationListings.ts';
import { useSlug } from '../page/links/useSlug.ts';
import { ownListings } from '../services/http/listings.ts';
import { StaffFrame } from '../page/StaffFrame.tsx';

export { Waiting } from './organization.tsx';

function ListingsAt({ slug }: { slug: string }) {
  const path = organizationListingsHref(slug);
  const listings = useOrganizationListings(slug, {
    server: ownListings,
    address: {
      path,
      href: (query) => path + formatQuery(query),
      linksOf: (listing) => listingLinks(slug, listing),
    },
  });
  const view = useSelector(listings, organizationListingsView);
  return (
    <StaffFrame view={view} current="listings">
      <OwnListings actor={listings} />
    </StaffFrame>
  );
}

/** `/organizations/<slug>/listings`. */
export default function OrganizationListingsRoute() {
  const slug = useSlug();
  return <ListingsAt key={slug} slug={slug} />;
}

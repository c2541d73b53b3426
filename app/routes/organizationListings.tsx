import { listingLinks } from '@vetsync/machines/exchange/model';
import { formatQuery } from '@vetsync/machines/model/text';
import { organizationListingsView } from '@vetsync/machines/organizations/organizationListings';
import { organizationListingsHref } from '@vetsync/machines/organizations/model';
import { sessionView } from '@vetsync/machines/account/session';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { Account } from '@vetsync/ui/screens/system/Account';
import { useSelector } from '@xstate/react';
import { OwnListings } from '../page/OwnListings.tsx';
import { useOrganizationListings } from '../page/useOrganizationListings.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { useSlug } from '../page/links/useSlug.ts';
import { ownListings } from '../services/http/listings.ts';

export { Waiting } from './organization.tsx';

function ListingsAt({ slug }: { slug: string }) {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
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
    <OrganizationFrame
      organization={view.organization}
      candidatesHref={view.candidatesHref}
      current={view.organization && 'listings'}
      account={<Account view={signedIn} send={session.send} />}
    >
      <OwnListings actor={listings} />
    </OrganizationFrame>
  );
}

/** `/organizations/<slug>/listings`. */
export default function OrganizationListingsRoute() {
  const slug = useSlug();
  return <ListingsAt key={slug} slug={slug} />;
}

import { organizationListingsView } from '@vetsync/machines/organizationListings';
import { sessionView } from '@vetsync/machines/session';
import { OrganizationListings } from '@vetsync/ui/screens/organizations/listings/OrganizationListings';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { Account } from '@vetsync/ui/screens/system/Account';
import { useSelector } from '@xstate/react';
import { useOrganizationListings } from '../page/useOrganizationListings.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { useSlug } from '../page/useSlug.ts';

export { Waiting } from './organization.tsx';

function ListingsAt({ slug }: { slug: string }) {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  const listings = useOrganizationListings(slug);
  const view = useSelector(listings, organizationListingsView);
  return (
    <OrganizationFrame
      organization={view.organization}
      current={view.organization && 'listings'}
      account={<Account view={signedIn} send={session.send} />}
    >
      <OrganizationListings view={view} send={listings.send} />
    </OrganizationFrame>
  );
}

/** `/organizations/<slug>/listings`. */
export default function OrganizationListingsRoute() {
  const slug = useSlug();
  return <ListingsAt key={slug} slug={slug} />;
}

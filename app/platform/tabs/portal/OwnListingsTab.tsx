import type { OpenPortalTab } from '@vetsync/machines/exchange/model';
import { organizationListingsView } from '@vetsync/machines/organizationListings';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { OrganizationListings } from '@vetsync/ui/screens/organizations/listings/OrganizationListings';
import { useSelector } from '@xstate/react';
import { useOrganizationListings } from '../../../page/useOrganizationListings.ts';
import { usePortalTitle } from './usePortalTitle.ts';

/** What an organization offers, in its portal. Each listing is written on a page of its own. */
export default function OwnListingsTab({ open }: { open: OpenPortalTab }) {
  const listings = useOrganizationListings(open.slug);
  const view = useSelector(listings, organizationListingsView);
  return (
    <PortalFrame title={usePortalTitle()} tab={open.tab}>
      <OrganizationListings view={view} send={listings.send} />
    </PortalFrame>
  );
}

import type { MentalHealthFigures } from '@vetsync/machines/hospital/model';
import { organizationListingsView } from '@vetsync/machines/organizations/organizationListings';
import { MentalHealthCare } from '@vetsync/ui/screens/hospital/MentalHealthCare';
import { useSelector } from '@xstate/react';
import { useOrganizationListings, type OwnListingsAddress } from '../../../page/useOrganizationListings.ts';
import type { OwnListingServer } from '../../../services/platformServer.ts';

interface PortalMentalHealthProps {
  slug: string;
  /** It answers with all departments at once. */
  server: OwnListingServer;
  /** Of the tab; a department leads to the list of all. */
  address: OwnListingsAddress;
  figures?: MentalHealthFigures;
}

/** The mental health care of a hospital. */
export function PortalMentalHealth({ slug, server, address, figures }: PortalMentalHealthProps) {
  const listings = useOrganizationListings(slug, { server, address });
  const view = useSelector(listings, organizationListingsView);
  return (
    <MentalHealthCare
      view={view}
      hrefs={{
        departments: address.href({}),
        patientsOf: (row) => address.linksOf(row).people ?? '',
      }}
      onRetry={() => listings.send({ type: 'page.retry' })}
      {...(figures && { figures })}
    />
  );
}

import {
  organizationListingsMachine,
  organizationListingsView,
} from '@vetsync/machines/organizationListings';
import type {
  ListingCall,
  OrganizationListingsPage,
  OrganizationListingsRequest,
} from '@vetsync/machines/organizationListings';
import { listingStatuses, type Listing } from '@vetsync/machines/organizations/model';
import { sessionView } from '@vetsync/machines/session';
import { OrganizationListings } from '@vetsync/ui/screens/organizations/listings/OrganizationListings';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { Account } from '@vetsync/ui/screens/system/Account';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { go } from '../page/go.ts';
import { hrefWith } from '../page/hrefWith.ts';
import { usePageActor } from '../page/usePageActor.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { useSlug } from '../page/useSlug.ts';
import { browserReader } from '../services/browser/reader.ts';
import { staffListings } from '../services/http/listings.ts';

export { Waiting } from './organization.tsx';

const machine = organizationListingsMachine.provide({
  actors: {
    loadListings: fromPromise<OrganizationListingsPage, OrganizationListingsRequest>(({ input }) =>
      staffListings.load(input),
    ),
    act: fromPromise<Listing, ListingCall>(({ input }) => staffListings.act(input)),
  },
});

/** The status that the address asks for; null for all. */
function statusInUrl() {
  const asked = new URLSearchParams(location.search).get('status');
  return listingStatuses.find((status) => status === asked) ?? null;
}

function ListingsAt({ slug }: { slug: string }) {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  const page = usePageActor(machine, {
    input: { slug, status: statusInUrl(), reader: browserReader(), now: Date.now },
    on: {
      'status.changed': ({ status }) => go(hrefWith({ status }), { replace: true }),
    },
  });
  const view = useSelector(page, organizationListingsView);
  return (
    <OrganizationFrame
      organization={view.organization}
      current={view.organization && 'listings'}
      account={<Account view={signedIn} send={session.send} />}
    >
      <OrganizationListings view={view} send={page.send} />
    </OrganizationFrame>
  );
}

/** `/organizations/<slug>/listings`. */
export default function OrganizationListingsRoute() {
  const slug = useSlug();
  return <ListingsAt key={slug} slug={slug} />;
}

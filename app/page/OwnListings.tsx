import {
  organizationListingsView,
  type organizationListingsMachine,
} from '@vetsync/machines/organizations/organizationListings';
import { OrganizationListings } from '@vetsync/ui/screens/organizations/listings/OrganizationListings';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { named } from './lazy/lazyNamed.ts';
import { lazyOverlay } from './lazy/lazyOverlay.tsx';
import { useName } from './PageTitle.tsx';

const Dialogs = lazyOverlay(
  named('ListingDialogs', () => import('@vetsync/ui/screens/organizations/listings/ListingDialogs')),
  ({ send }) => {
    for (const type of ['record.close', 'participants.close', 'action.cancel', 'bulk.cancel'] as const)
      send({ type });
  },
);

/** All listings of an organization, and what is open over them. */
export function OwnListings({ actor }: { actor: ActorRefFrom<typeof organizationListingsMachine> }) {
  const view = useSelector(actor, organizationListingsView);
  const { record, participants, confirmation, bulkConfirmation } = view;
  useName(record?.row?.title ?? null);
  const isOpen = [record, participants, confirmation, bulkConfirmation].some((open) => open !== null);
  return (
    <>
      <OrganizationListings view={view} send={actor.send} />
      <Suspense>{isOpen && <Dialogs view={view} send={actor.send} />}</Suspense>
    </>
  );
}

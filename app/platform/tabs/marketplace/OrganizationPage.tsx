import { organizationDetailView, type organizationDetailMachine } from '@vetsync/machines/organizationDetail';
import { OrganizationDetail } from '@vetsync/ui/screens/marketplace/OrganizationDetail';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useName } from '../../usePlatform.ts';

interface OrganizationPageProps {
  organization: ActorRefFrom<typeof organizationDetailMachine>;
}

/** One organization with its programs. */
export function OrganizationPage({ organization }: OrganizationPageProps) {
  const view = useSelector(organization, organizationDetailView);
  useName(view.organization?.name ?? null);
  return <OrganizationDetail view={view} send={organization.send} />;
}

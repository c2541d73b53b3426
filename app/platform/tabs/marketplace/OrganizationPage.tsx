import type { applicationDialogMachine } from '@vetsync/machines/applicationDialog';
import { organizationDetailView, type organizationDetailMachine } from '@vetsync/machines/organizationDetail';
import { OrganizationDetail } from '@vetsync/ui/screens/marketplace/OrganizationDetail';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { ApplicationOverlay } from '../applications/ApplicationOverlay.tsx';
import { useName } from '../../usePlatform.ts';

interface OrganizationPageProps {
  organization: ActorRefFrom<typeof organizationDetailMachine>;
  application: ActorRefFrom<typeof applicationDialogMachine>;
}

/** One organization, and the application for a program of it. */
export function OrganizationPage({ organization, application }: OrganizationPageProps) {
  const view = useSelector(organization, organizationDetailView);
  useName(view.organization?.name ?? null);
  return (
    <>
      <OrganizationDetail view={view} send={organization.send} />
      <ApplicationOverlay dialog={application} />
    </>
  );
}

import { organizationDetailView, type organizationDetailMachine } from '@vetsync/machines/organizationDetail';
import { OrganizationDetail } from '@vetsync/ui/screens/marketplace/OrganizationDetail';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useMountOnceOpen } from '../applications/useMountOnceOpen.ts';
import { useName } from '../../usePlatform.ts';

const StandaloneApplication = lazy(() => import('../applications/StandaloneApplication.tsx'));

interface OrganizationPageProps {
  organization: ActorRefFrom<typeof organizationDetailMachine>;
}

/** One organization, and the application for a program of it. */
export function OrganizationPage({ organization }: OrganizationPageProps) {
  const view = useSelector(organization, organizationDetailView);
  useName(view.organization?.name ?? null);
  const hasApplication = useMountOnceOpen(view.target !== null);
  return (
    <>
      <OrganizationDetail view={view} send={organization.send} />
      <Suspense>
        {hasApplication && <StandaloneApplication target={view.target} names={['program']} />}
      </Suspense>
    </>
  );
}

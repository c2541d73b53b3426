import { organizationDetailMachine, organizationDetailView } from '@vetsync/machines/organizationDetail';
import { OrganizationDetail } from '@vetsync/ui/screens/marketplace/OrganizationDetail';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { readerHere } from '../../../services/browser/reader.ts';
import { useApplicant } from '../applications/useApplicant.ts';
import { useOnceOpen } from '../applications/useOnceOpen.ts';
import { showOpen } from '../../open.ts';
import { useName, usePlatform } from '../../usePlatform.ts';
import type { MarketplacePageProps } from './OrganizationList.tsx';

const ApplicationOver = lazy(() => import('../applications/ApplicationOver.tsx'));

/** One organisation, and the application for a program of it. */
export function OrganizationPage({ organizations, where }: MarketplacePageProps) {
  const { actor, view } = usePlatform();
  const { mode, content } = view().shell;
  const { veteranId } = useApplicant();
  const applications = useSelector(actor.world, ({ context }) => context.log.world.nonprofitApplications);
  const { organizationId, programId, listed } = where;
  const detail = useActorRef(organizationDetailMachine, {
    input: {
      organizations,
      organizationId,
      programId,
      listed,
      applications,
      veteranId,
      at: { mode, role: content.role },
      reader: readerHere(),
      now: Date.now,
    },
  });
  useEffect(() => {
    const { unsubscribe } = detail.on('place.changed', (news) =>
      showOpen('apply', { program: news.programId }),
    );
    return unsubscribe;
  }, [detail]);
  useEffect(() => detail.send({ type: 'veteran.changed', veteranId }), [detail, veteranId]);
  useEffect(() => detail.send({ type: 'applications.changed', applications }), [detail, applications]);
  useEffect(
    () => detail.send({ type: 'place.changed', organizationId, programId }),
    [detail, organizationId, programId],
  );
  const seen = useSelector(detail, organizationDetailView);
  useName(seen.organization?.name ?? null);
  const hasApplication = useOnceOpen(seen.target !== null);
  return (
    <>
      <OrganizationDetail view={seen} send={detail.send} />
      <Suspense>{hasApplication && <ApplicationOver target={seen.target} names={['program']} />}</Suspense>
    </>
  );
}

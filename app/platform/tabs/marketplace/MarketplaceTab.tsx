import {
  organizationOfApplication,
  readMarketplace,
  sampleOrganizations,
} from '@vetsync/machines/marketplace/model';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { usePlatform } from '../../usePlatform.ts';
import { OrganizationList } from './OrganizationList.tsx';
import { OrganizationPage } from './OrganizationPage.tsx';
import NotHere from '../shell/NotHereTab.tsx';

/** The marketplace tab, the demo's own Mission Marketplace, and each organisation at its own address. */
export default function MarketplaceTab() {
  const { actor, view } = usePlatform();
  const { screen, detail, query } = view().shell.content;
  const [organizations] = useState(() => sampleOrganizations(Date.now()));
  const read = readMarketplace(screen, detail, query);
  const applications = useSelector(actor.world, ({ context }) => context.log.world.nonprofitApplications);
  const applied = organizationOfApplication(organizations, applications, read.applicationId);
  const where = applied ? { ...read, page: 'organization' as const, organizationId: applied.id } : read;
  if (where.page === 'list') return <OrganizationList organizations={organizations} where={where} />;
  if (where.page === 'organization') return <OrganizationPage organizations={organizations} where={where} />;
  return <NotHere />;
}

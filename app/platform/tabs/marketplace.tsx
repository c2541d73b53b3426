import { readMarketplace, sampleOrganizations } from '@vetsync/machines/model';
import { useState } from 'react';
import { usePlatform } from '../usePlatform.ts';
import { OrganizationList } from './marketplace/OrganizationList.tsx';
import { OrganizationPage } from './marketplace/OrganizationPage.tsx';
import NotHere from './notHere.tsx';

/** The marketplace tab, the demo's own Mission Marketplace, and each organisation at its own address. */
export default function MarketplaceTab() {
  const { screen, detail, query } = usePlatform().view().shell.content;
  const [organizations] = useState(() => sampleOrganizations(Date.now()));
  const where = readMarketplace(screen, detail, query);
  if (where.page === 'list') return <OrganizationList organizations={organizations} where={where} />;
  if (where.page === 'organization') return <OrganizationPage organizations={organizations} where={where} />;
  return <NotHere />;
}

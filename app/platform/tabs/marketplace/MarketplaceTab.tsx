import { marketplaceTab } from '@vetsync/machines/marketplaceTab';
import { useSelector } from '@xstate/react';
import { useTab } from '../../usePlatform.ts';
import { OrganizationList } from './OrganizationList.tsx';
import { OrganizationPage } from './OrganizationPage.tsx';
import NotHere from '../shell/NotHereTab.tsx';

export { marketplaceTab };

/** The marketplace tab, the demo's own Mission Marketplace, and each organization at its own address. */
export default function MarketplaceTab() {
  const tab = useTab(marketplaceTab);
  const page = useSelector(tab, (shown) => shown?.value);
  const list = useSelector(tab, (shown) => shown?.children.list);
  const organization = useSelector(tab, (shown) => shown?.children.organization);
  if (list) return <OrganizationList list={list} />;
  if (organization) return <OrganizationPage organization={organization} />;
  return page === 'unknown' ? <NotHere /> : null;
}

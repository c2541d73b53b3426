import { pagesOfTab, pageShown } from '@vetsync/machines/exchange/model';
import type { NonprofitRecords } from '@vetsync/machines/nonprofit/model';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { shellHref } from '@vetsync/machines/shell/model';
import { PortalPages } from '@vetsync/ui/screens/exchange/PortalPages';
import type { DemoSamples } from '../../../demo/demoServer.ts';
import { nonprofitEvents } from '../../../demo/ownListings/nonprofitEvents.ts';
import { useShell, useTab } from '../../usePlatform.ts';
import { DemoInbox } from '../messages/DemoInboxTab.tsx';
import { DemoOwnListings } from '../portal/DemoOwnListings.tsx';
import { demoPage } from '../portal/demoPage.ts';

export const logic = demoPage<PortalSamples<NonprofitRecords> & DemoSamples>();

const at = { role: 'nonprofit', tab: 'community' } as const;
const pages = pagesOfTab(at.role, at.tab);

/** What the demo's nonprofit writes with its people, and its events. */
export default function CommunityTab() {
  const tab = useTab(logic, ({ context }) => context);
  const shown = pageShown(at, useShell().content.query);
  return (
    tab && (
      <PortalPages
        kind={at.role}
        pages={pages.map((page) => ({
          page,
          href: shellHref({ ...at, ...(page !== pages[0] && { query: { show: page } }) }),
          isCurrent: page === shown,
        }))}
      >
        {shown === 'events' ? (
          <DemoOwnListings key={tab.epoch} input={tab} listed={nonprofitEvents} />
        ) : (
          <DemoInbox tab={tab} />
        )}
      </PortalPages>
    )
  );
}

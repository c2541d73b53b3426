import type { PortalRole } from '@vetsync/machines/account/model';
import type { PortalPage } from '@vetsync/machines/exchange/model';
import type { ListingKind } from '@vetsync/machines/organizations/model';
import type {
  ListingLinks,
  OwnListing,
  StaffListing,
} from '@vetsync/machines/organizations/organizationListings';
import type { TabInput } from '@vetsync/machines/shell/platform';
import { formatQuery, type Query } from '@vetsync/machines/model/text';
import type { World } from '@vetsync/machines/model/world';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { shellHref, type TabValue } from '@vetsync/machines/shell/model';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { useState, type ReactNode } from 'react';
import { demoOwnListings, type DemoOwnListingsOptions } from '../../../demo/ownListings/demoOwnListings.ts';
import { OwnListings } from '../../../page/OwnListings.tsx';
import { useOrganizationListings } from '../../../page/useOrganizationListings.ts';
import { usePlatform, useTab } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';
import { demoPage } from './demoPage.ts';
import { usePortalTitle } from './usePortalTitle.ts';

export interface DemoListingsTab<Records> extends Pick<DemoOwnListingsOptions, 'participantsIn'> {
  role: PortalRole;
  tab: TabValue;
  /** The page of the tab, unless it is the first. */
  show?: PortalPage;
  /** The only kind that is listed. @default null, all */
  kind?: ListingKind;
  listingsIn: (records: Records, world: World, now: number) => readonly StaffListing[];
  /** @param href of another tab of the portal */
  linksOf: (listing: OwnListing, href: (tab: TabValue, query: Query) => string) => ListingLinks;
}

interface DemoOwnListingsProps<Records> {
  /** The open tab. */
  input: TabInput<PortalSamples<Records>>;
  listed: DemoListingsTab<Records>;
  children?: ReactNode;
}

/** The server and the address of what an organization of the demo offers, for as long as the tab is shown. */
export function useDemoListings<Records>({
  input: { samples, now },
  listed: { role, tab, show, kind, listingsIn, linksOf, participantsIn },
}: DemoOwnListingsProps<Records>) {
  const { world } = usePlatform().actor;
  const [opened] = useState(() => {
    const at = { role } as const;
    const [path = ''] = shellHref({ ...at, tab }).split('?');
    const records = samples.records(now());
    return {
      records,
      server: demoOwnListings({
        role,
        name: samples.profile.organization,
        world,
        listingsIn: (happened) => listingsIn(records, happened, now()),
        ...(participantsIn && { participantsIn }),
        now,
      }),
      address: {
        path,
        kind: kind ?? null,
        href: (query: Query) => `${path}${formatQuery({ role, ...(show && { show }), ...query })}`,
        linksOf: (listing: OwnListing) =>
          linksOf(listing, (to, query) => shellHref({ ...at, tab: to, query })),
      },
    };
  });
  return opened;
}

/** What an organization of the demo offers. */
export function DemoOwnListings<Records>(props: DemoOwnListingsProps<Records>) {
  const { role, tab } = props.listed;
  const listings = useOrganizationListings(role, useDemoListings(props));
  return (
    <PortalFrame title={usePortalTitle()} tab={tab}>
      <OwnListings actor={listings} />
      {props.children}
    </PortalFrame>
  );
}

/** A tab of the demo that shows them. */
export const demoListingsTab = <Records,>(listed: DemoListingsTab<Records>, notice?: ReactNode) => {
  const logic = demoPage<PortalSamples<Records>>();
  function ListingsTab() {
    const input = useTab(logic, ({ context }) => context);
    const page = useTab(logic, ({ value }) => value);
    if (page === 'detail') return <NotHere />;
    return (
      input && (
        <DemoOwnListings key={input.epoch} input={input} listed={listed}>
          {notice}
        </DemoOwnListings>
      )
    );
  }
  return { logic, ListingsTab };
};

import type { Platform, TabInput } from '@vetsync/machines/shell/platform';
import { useState } from 'react';
import { createDemoServer, type DemoSamples } from '../../../demo/demoServer.ts';
import { demoInboxAt } from '../../../demo/inboxAddress.ts';
import { memoizeByKey } from '../../../page/memoizeByKey.ts';
import type { InboxServer } from '../../../services/platformServer.ts';
import { useOwner, usePlatform, useTab } from '../../usePlatform.ts';
import { demoPage } from '../portal/demoPage.ts';
import { PortalInbox } from './PortalInbox.tsx';

export const logic = demoPage<DemoSamples>();

/** The servers of the organizations in whose name the visitor has read. They go on when the tab is left. */
const serversOf = memoizeByKey(({ actor: { world } }: Platform) => {
  const servers = new Map<DemoSamples['role'], InboxServer>();
  return (tab: TabInput<DemoSamples>): InboxServer => {
    const { role } = tab.samples;
    const server = servers.get(role) ?? createDemoServer({ ...tab, world });
    servers.set(role, server);
    return server;
  };
});

/** @param tab With the organization’s samples. */
export function DemoInbox({ tab }: { tab: TabInput<DemoSamples> }) {
  const { role, profile } = tab.samples;
  const platform = usePlatform();
  const owner = useOwner();
  const [{ self, address }] = useState(() => ({
    self: { server: serversOf(platform)(tab), owner, name: profile.name },
    address: demoInboxAt({ role }),
  }));
  return <PortalInbox slug={role} address={address} self={self} />;
}

/** The messages of a demo organization. */
export default function DemoInboxTab() {
  const tab = useTab(logic, ({ context }) => context);
  return tab && <DemoInbox key={tab.samples.role} tab={tab} />;
}

import type { Hospital } from '@vetsync/machines/hospital/model';
import type { TabInput } from '@vetsync/machines/shell/platform';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { HospitalNotice } from '@vetsync/ui/screens/hospital/HospitalNotice';
import { Stack } from '@vetsync/ui/components/Stack';
import { useState } from 'react';
import { demoProviders } from '../../../demo/demoProviders.ts';
import { useTab } from '../../usePlatform.ts';
import { demoPage } from '../portal/demoPage.ts';
import NotHere from '../shell/NotHereTab.tsx';
import { PortalNetwork } from './PortalNetwork.tsx';

export const logic = demoPage<PortalSamples<Hospital>>();

const query = { role: 'hospital' };

function DemoNetwork({ tab }: { tab: TabInput }) {
  const [server] = useState(() => demoProviders(tab.now()));
  return (
    <Stack space="large">
      <PortalNetwork server={server} query={query} />
      <HospitalNotice />
    </Stack>
  );
}

/** The provider network of the demo's hospital. */
export default function NetworkTab() {
  const tab = useTab(logic, ({ context }) => context);
  if (!tab) return null;
  return tab.route.route.detail.length > 0 ? <NotHere /> : <DemoNetwork tab={tab} />;
}

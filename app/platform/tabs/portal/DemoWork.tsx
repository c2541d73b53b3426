import type { PortalRole } from '@vetsync/machines/account/model';
import { organizationOverviewView } from '@vetsync/machines/exchange/organizationOverview';
import { OrganizationOverview } from '@vetsync/ui/screens/exchange/OrganizationOverview';
import { useState } from 'react';
import { demoOverview, type OpenDemoWork } from '../../../demo/demoOverview.ts';
import { connect } from '../../connect.tsx';
import { usePlatform } from '../../usePlatform.ts';
import { useOverview } from './useOverview.ts';

const Overview = connect(OrganizationOverview, organizationOverviewView);

interface DemoWorkProps<Records, Samples> {
  portal: PortalRole;
  tab: Parameters<OpenDemoWork<Records, Samples>>[0];
  workOf: OpenDemoWork<Records, Samples>;
}

/** What to do first in an organization of the demo. */
export function DemoWork<Records, Samples>({ portal, tab, workOf }: DemoWorkProps<Records, Samples>) {
  const { world } = usePlatform().actor;
  const [{ server, known }] = useState(() => {
    const { profile } = tab.samples;
    return demoOverview(workOf(tab), { world, role: portal, name: profile.organization, now: tab.now });
  });
  return <Overview actor={useOverview(server, { slug: portal, role: portal, known })} />;
}

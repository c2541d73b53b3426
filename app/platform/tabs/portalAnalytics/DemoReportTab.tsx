import type { TabInput } from '@vetsync/machines/shell/platform';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { useState } from 'react';
import { demoReports, type ReportRecords } from '../../../demo/demoReports.ts';
import { usePlatform, useTab } from '../../usePlatform.ts';
import { demoPage } from '../portal/demoPage.ts';
import { PortalReport } from './PortalReport.tsx';

export const logic = demoPage<PortalSamples<ReportRecords>>();

function DemoReport({ tab }: { tab: TabInput<PortalSamples<ReportRecords>> }) {
  const { samples, route, now } = tab;
  const { world } = usePlatform().actor;
  const [{ server, role }] = useState(() => {
    const records = samples.records(now());
    const { role: at } = records;
    return {
      server: demoReports(records, { world, role: at, name: samples.profile.organization, now }),
      role: at,
    };
  });
  return <PortalReport server={server} slug={role} at={{ role, tab: route.tab ?? 'dashboard' }} />;
}

/** The analytics of a recruiter, the reports of a university or a nonprofit. */
export default function DemoReportTab() {
  const tab = useTab(logic, ({ context }) => context);
  return tab && <DemoReport key={tab.samples.profile.organization} tab={tab} />;
}

import { portalAnalyticsView, type portalAnalyticsMachine } from '@vetsync/machines/portalAnalytics';
import type { ReportRecords } from '@vetsync/machines/portalAnalytics/model';
import { portalAnalyticsTab } from '@vetsync/machines/portalAnalyticsTab';
import { tabCode } from '@vetsync/machines/platform';
import type { Nonprofit } from '@vetsync/machines/nonprofit/model';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import { PortalAnalytics } from '@vetsync/ui/screens/portalAnalytics/PortalAnalytics';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useTab } from '../../usePlatform.ts';

const codeOf = (portal: PortalSamples<unknown>, records: (now: number) => ReportRecords) =>
  tabCode(portalAnalyticsTab, { ...portal, records });

/** The tab's machine, with the records of the organization that it reports about. */
export const codes = {
  recruiter: (portal: PortalSamples<RecruiterSamples>) =>
    codeOf(portal, (now) => ({ desk: 'recruiter', samples: portal.records(now) })),
  university: (portal: PortalSamples<UniversitySamples>) =>
    codeOf(portal, (now) => ({ desk: 'university', samples: portal.records(now) })),
  nonprofit: (portal: PortalSamples<Nonprofit>) =>
    codeOf(portal, (now) => ({ desk: 'nonprofit', samples: portal.records(now) })),
};

/** The analytics of a recruiter, the reports of a university or a nonprofit. */
export default function AnalyticsTab() {
  const report = useSelector(useTab(portalAnalyticsTab), (tab) => tab?.children.report);
  return report && <Report report={report} />;
}

function Report({ report }: { report: ActorRefFrom<typeof portalAnalyticsMachine> }) {
  return <PortalAnalytics view={useSelector(report, portalAnalyticsView)} send={report.send} />;
}

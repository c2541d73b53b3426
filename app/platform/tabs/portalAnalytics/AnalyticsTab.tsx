import { portalAnalyticsView } from '@vetsync/machines/portalAnalytics';
import type { ReportRecords } from '@vetsync/machines/portalAnalytics/model';
import { portalAnalyticsTab } from '@vetsync/machines/portalAnalyticsTab';
import { tabCode } from '@vetsync/machines/platform';
import type { Nonprofit } from '@vetsync/machines/nonprofit/model';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import { PortalAnalytics } from '@vetsync/ui/screens/portalAnalytics/PortalAnalytics';
import { connect } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';

const codeOf =
  <Records,>(recordsOf: (samples: Records) => ReportRecords) =>
  (portal: PortalSamples<Records>) =>
    tabCode(portalAnalyticsTab, { ...portal, records: (now) => recordsOf(portal.records(now)) });

/** The tab's machine, with the records of the organization that it reports about. */
export const codes = {
  recruiter: codeOf((samples: RecruiterSamples) => ({ desk: 'recruiter', samples })),
  university: codeOf((samples: UniversitySamples) => ({ desk: 'university', samples })),
  nonprofit: codeOf((samples: Nonprofit) => ({ desk: 'nonprofit', samples })),
};

const Report = connect(PortalAnalytics, portalAnalyticsView);

/** The analytics of a recruiter, the reports of a university or a nonprofit. */
export default function AnalyticsTab() {
  const { report } = useTabChildren(portalAnalyticsTab);
  return report && <Report actor={report} />;
}

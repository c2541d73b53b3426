import { portalAnalyticsView } from '@vetsync/machines/portalAnalytics';
import type { ReportRecords } from '@vetsync/machines/portalAnalytics/model';
import { portalAnalyticsTab } from '@vetsync/machines/portalAnalyticsTab';
import type { Desk } from '@vetsync/machines/messages/model';
import { tabCode, type TabCode } from '@vetsync/machines/platform';
import type { Nonprofit } from '@vetsync/machines/nonprofit/model';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import { PortalAnalytics } from '@vetsync/ui/screens/portalAnalytics/PortalAnalytics';
import { connect } from '../../connect.tsx';
import type { SamplesByName } from '../../samples.ts';
import { useTabChildren } from '../../usePlatform.ts';

const codeOf =
  <Records,>(recordsOf: (samples: Records) => ReportRecords) =>
  (portal: PortalSamples<Records>) =>
    tabCode(portalAnalyticsTab, { ...portal, records: (now) => recordsOf(portal.records(now)) });

/** The tab's machine, with the records of the organization that it reports about. */
export const codes: { [Role in Desk]: (portal: SamplesByName[Role]) => TabCode } = {
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

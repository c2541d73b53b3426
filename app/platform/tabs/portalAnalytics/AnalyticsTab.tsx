import { portalAnalyticsView } from '@vetsync/machines/portalAnalytics';
import { portalAnalyticsTab } from '@vetsync/machines/portalAnalyticsTab';
import { PortalAnalytics } from '@vetsync/ui/screens/portalAnalytics/PortalAnalytics';
import { connect } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';

export const logic = portalAnalyticsTab;

const Report = connect(PortalAnalytics, portalAnalyticsView);

/** The analytics of a recruiter, the reports of a university or a nonprofit. */
export default function AnalyticsTab() {
  const { report } = useTabChildren(portalAnalyticsTab);
  return <Report actor={report} />;
}

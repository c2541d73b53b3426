import { universityView } from '@vetsync/machines/university';
import { universityDashboardTab, universityDashboardTabView } from '@vetsync/machines/universityDashboardTab';
import { UniversityDashboard } from '@vetsync/ui/screens/university/UniversityDashboard';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';

export const logic = universityDashboardTab;

const Dashboard = connect(UniversityDashboard, universityView);

export default function UniversityDashboardTab() {
  const { university } = useTabChildren(universityDashboardTab);
  const view = useTab(universityDashboardTab, universityDashboardTabView);
  if (view?.isUnknown) return <NotHere />;
  return <Dashboard actor={university} />;
}

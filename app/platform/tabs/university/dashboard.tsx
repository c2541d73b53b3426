import { universityView } from '@vetsync/machines/university';
import { universityDashboardTab, universityDashboardTabView } from '@vetsync/machines/universityDashboardTab';
import { UniversityDashboard } from '@vetsync/ui/screens/university/UniversityDashboard';
import { useSelector } from '@xstate/react';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';

export const logic = universityDashboardTab;

const Dashboard = connect(UniversityDashboard, universityView);

export default function UniversityDashboardTab() {
  const { university } = useTabChildren(universityDashboardTab);
  const isUnknown = useSelector(
    useTab(universityDashboardTab),
    (tab) => tab && universityDashboardTabView(tab).isUnknown,
  );
  if (isUnknown) return <NotHere />;
  return university && <Dashboard actor={university} />;
}

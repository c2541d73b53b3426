import { universityView } from '@vetsync/machines/university';
import { universityDashboardTab, universityDashboardTabView } from '@vetsync/machines/universityDashboardTab';
import { UniversityDashboard } from '@vetsync/ui/screens/university/UniversityDashboard';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { useTodaysWork } from '../portal/useTodaysWork.ts';
import NotHere from '../shell/NotHereTab.tsx';

export const logic = universityDashboardTab;

const Dashboard = connect(UniversityDashboard, universityView);

export default function UniversityDashboardTab() {
  const { university, work } = useTabChildren(universityDashboardTab);
  const view = useTab(universityDashboardTab, universityDashboardTabView);
  const todo = useTodaysWork(work);
  if (view?.isUnknown) return <NotHere />;
  return todo && <Dashboard actor={university} work={todo} />;
}

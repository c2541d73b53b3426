import { universityView } from '@vetsync/machines/university';
import { universityDashboardTab, universityDashboardTabView } from '@vetsync/machines/universityDashboardTab';
import { UniversityDashboard } from '@vetsync/ui/screens/university/UniversityDashboard';
import { universityWork } from '../../../demo/work/universityWork.ts';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { DemoWork } from '../portal/DemoWork.tsx';
import NotHere from '../shell/NotHereTab.tsx';

export const logic = universityDashboardTab;

const Dashboard = connect(UniversityDashboard, universityView);

export default function UniversityDashboardTab() {
  const { university } = useTabChildren(universityDashboardTab);
  const view = useTab(universityDashboardTab, universityDashboardTabView);
  const tab = useTab(universityDashboardTab, ({ context }) => context);
  if (view?.isUnknown) return <NotHere />;
  return (
    tab && (
      <Dashboard
        actor={university}
        work={<DemoWork portal="university" tab={tab} workOf={universityWork} />}
      />
    )
  );
}

import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { universityView, type universityMachine } from '@vetsync/machines/university';
import { universityDashboardTab, universityDashboardTabView } from '@vetsync/machines/universityDashboardTab';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import { UniversityDashboard } from '@vetsync/ui/screens/university/UniversityDashboard';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useTab } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';

export const codeOf = (portal: PortalSamples<UniversitySamples>) => tabCode(universityDashboardTab, portal);

export default function UniversityDashboardTab() {
  const tab = useTab(universityDashboardTab);
  const university = useSelector(tab, (shown) => shown?.children.university);
  const isUnknown = useSelector(tab, (shown) => shown && universityDashboardTabView(shown).isUnknown);
  if (isUnknown) return <NotHere />;
  return university && <Dashboard university={university} />;
}

const Dashboard = ({ university }: { university: ActorRefFrom<typeof universityMachine> }) => (
  <UniversityDashboard view={useSelector(university, universityView)} />
);

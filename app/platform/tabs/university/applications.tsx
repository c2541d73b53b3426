import { withInterviews } from '@vetsync/machines/interviews/model';
import { createTab, type TabInput } from '@vetsync/machines/shell/platform';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { portalTabContext } from '@vetsync/machines/portal/portalTab';
import { universityContacts, type UniversitySamples } from '@vetsync/machines/university/model';
import { UniversityApplications } from '@vetsync/ui/screens/university/UniversityApplications';
import { universityApplications } from '../../../demo/applications/universityApplications.ts';
import { useShell, useTab } from '../../usePlatform.ts';
import { DemoInterviews } from '../interviews/interviews.tsx';
import { DemoApplications } from '../portal/DemoApplications.tsx';

type Input = TabInput<PortalSamples<UniversitySamples>>;

export const logic = createTab({
  id: 'universityApplications',
  context: (input: Input) => portalTabContext(input),
  children: {},
  pages: { applications: {} },
  pageOf: () => 'applications',
});

/** Who applied, with the review of one of them over it; or the interview of one of them. */
export default function ApplicationsTab() {
  const { booking, offer } = useShell().content.query;
  const tab = useTab(logic, ({ context }) => context);
  if (!tab) return null;
  if (booking !== undefined || offer !== undefined) {
    const portal = { ...tab.samples, records: () => tab.records };
    const samples = withInterviews('university', portal, universityContacts);
    return <DemoInterviews key={tab.epoch} tab={{ ...tab, samples }} />;
  }
  return (
    <UniversityApplications key={tab.epoch}>
      <DemoApplications list={universityApplications} tab={tab} />
    </UniversityApplications>
  );
}

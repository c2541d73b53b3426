import type { Hospital } from '@vetsync/machines/hospital/model';
import type { PortalSamples } from '@vetsync/machines/model/world';
import type { TabInput } from '@vetsync/machines/shell/platform';
import { Stack } from '@vetsync/ui/components/Stack';
import { HospitalNotice } from '@vetsync/ui/screens/hospital/HospitalNotice';
import { hospitalDepartments } from '../../../demo/ownListings/hospitalListings.ts';
import { useTab } from '../../usePlatform.ts';
import { demoPage } from '../portal/demoPage.ts';
import { useDemoListings } from '../portal/DemoOwnListings.tsx';
import NotHere from '../shell/NotHereTab.tsx';
import { PortalMentalHealth } from './PortalMentalHealth.tsx';

type Samples = PortalSamples<Hospital>;

export const logic = demoPage<Samples>();

const listed = { ...hospitalDepartments, tab: 'mental-health' } as const;

function MentalHealth({ input }: { input: TabInput<Samples> }) {
  const { records, ...opened } = useDemoListings({ input, listed });
  return (
    <Stack space="large">
      <PortalMentalHealth slug={listed.role} figures={records.mentalHealth} {...opened} />
      <HospitalNotice />
    </Stack>
  );
}

/** The mental health care of the demo's hospital. */
export default function MentalHealthTab() {
  const input = useTab(logic, ({ context }) => context);
  const page = useTab(logic, ({ value }) => value);
  if (page === 'detail') return <NotHere />;
  return input && <MentalHealth key={input.epoch} input={input} />;
}

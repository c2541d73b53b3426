import type { NonprofitRecords } from '@vetsync/machines/nonprofit/model';
import type { TabInput } from '@vetsync/machines/shell/platform';
import { participantHref } from '@vetsync/machines/nonprofit/model';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { NonprofitNotice } from '@vetsync/ui/screens/nonprofit/NonprofitNotice';
import { SupportResources } from '@vetsync/ui/screens/nonprofit/SupportResources';
import { participantsTab } from '../../../demo/nonprofitCases.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { useTab } from '../../usePlatform.ts';
import { demoPage } from '../portal/demoPage.ts';
import { PortalServices } from '../portal/PortalServices.tsx';
import { useDemoCases } from '../portal/useDemoCases.ts';
import { usePortalTitle } from '../portal/usePortalTitle.ts';
import NotHere from '../shell/NotHereTab.tsx';

type Samples = PortalSamples<NonprofitRecords>;
export const logic = demoPage<Samples>();

const at = { role: 'nonprofit' } as const;

function Services({ input }: { input: TabInput<Samples> }) {
  const { records, self, address } = useDemoCases(input, { ...participantsTab, tab: 'services' });
  return (
    <PortalFrame title={usePortalTitle()} tab="services">
      <PortalServices
        slug="nonprofit"
        self={self}
        address={{ ...address, caseHref: (id) => participantHref(at, id) }}
      />
      <SupportResources resources={records.resources} intl={browserIntl()} />
      <NonprofitNotice />
    </PortalFrame>
  );
}

/** What participants of the demo's nonprofit wait for, and what there is to give. */
export default function ServicesTab() {
  const input = useTab(logic, ({ context }) => context);
  const page = useTab(logic, ({ value }) => value);
  if (page === 'detail') return <NotHere />;
  return input && <Services input={input} />;
}

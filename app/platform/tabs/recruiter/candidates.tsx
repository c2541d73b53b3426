import type { TabInput } from '@vetsync/machines/shell/platform';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { candidateListing, type RecruiterSamples } from '@vetsync/machines/recruiter/model';
import { useState } from 'react';
import { demoCandidates } from '../../../demo/demoCandidates.ts';
import { useOwner, usePlatform, useTab } from '../../usePlatform.ts';
import { demoPage } from '../portal/demoPage.ts';
import { PortalCandidates } from '../portal/PortalCandidates.tsx';

export const logic = demoPage<PortalSamples<RecruiterSamples>>();

function DemoCandidates({ tab }: { tab: TabInput<PortalSamples<RecruiterSamples>> }) {
  const { samples, now } = tab;
  const { world } = usePlatform().actor;
  const owner = useOwner();
  const [props] = useState(() => {
    const name = samples.profile.organization;
    const { server, epoch, known } = demoCandidates(samples.records(now()), {
      world,
      role: 'recruiter',
      name,
      now,
    });
    return {
      server,
      owner,
      keptFor: epoch,
      input: {
        slug: 'recruiter',
        listing: candidateListing,
        at: { role: 'recruiter' } as const,
        threadHref: () => null,
        known,
      },
    };
  });
  return <PortalCandidates {...props} />;
}

/** The candidates of the demo's recruiter. */
export default function CandidatesTab() {
  const tab = useTab(logic, ({ context }) => context);
  return tab && <DemoCandidates key={tab.epoch} tab={tab} />;
}

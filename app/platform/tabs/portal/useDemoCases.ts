import type { PortalRole } from '@vetsync/machines/account/model';
import type { TabInput } from '@vetsync/machines/shell/platform';
import { formatQuery } from '@vetsync/machines/model/text';
import type { WritePhrase } from '@vetsync/machines/system/model';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { reviewStep } from '@vetsync/machines/shell/model';
import { shellHref, type TabValue } from '@vetsync/machines/shell/model';
import { useState } from 'react';
import { demoCases, type DemoCasesOptions } from '../../../demo/demoCases.ts';
import { demoInboxAt } from '../../../demo/inboxAddress.ts';
import { useOwner, usePlatform } from '../../usePlatform.ts';
import type { CaseAddress } from './PortalCases.tsx';

export interface DemoCasesTab<Records> {
  role: PortalRole;
  tab: TabValue;
  /** Where applications are reviewed; null where there are none. */
  applications: TabValue | null;
  casesOf: (
    records: Records,
    opened: { now: () => number; write: WritePhrase },
  ) => Pick<DemoCasesOptions, 'caseworkIn' | 'choices' | 'visitsIn' | 'worksAs'>;
}

/** Whom an organization of the demo has taken in, for as long as the tab is shown. */
export function useDemoCases<Records>(
  { samples: { profile, records: recordsAt }, now, write }: TabInput<PortalSamples<Records>>,
  { role, tab, applications, casesOf }: DemoCasesTab<Records>,
) {
  const owner = useOwner();
  const { world } = usePlatform().actor;
  const [opened] = useState(() => {
    const at = { role } as const;
    const [path = ''] = shellHref({ ...at, tab }).split('?');
    const records = recordsAt(now());
    const casework = casesOf(records, { now, write });
    const server = demoCases({
      ...casework,
      self: { id: owner, name: profile.name },
      world,
      role,
      name: profile.organization,
      now,
    });
    const address: CaseAddress = {
      path,
      // What the list adds to an address comes last.
      href: (query) => `${path}${formatQuery({ role, ...query })}`,
      messageHref: demoInboxAt(at).href,
      applicationHref: (id) => shellHref({ ...at, tab: applications ?? tab, detail: [reviewStep, id] }),
      visitHref: (booking) => shellHref({ ...at, tab: 'appointments', query: { booking } }),
    };
    return { records, ...casework, address, self: { server, owner } };
  });
  return opened;
}

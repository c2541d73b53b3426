import { patientHref, type Hospital } from '@vetsync/machines/hospital/model';
import { formatQuery } from '@vetsync/machines/model/text';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { shellHref } from '@vetsync/machines/shell/model';
import type { TabInput } from '@vetsync/machines/shell/platform';
import { mergeAppointments } from '@vetsync/machines/wellness/model';
import { HospitalNotice } from '@vetsync/ui/screens/hospital/HospitalNotice';
import { useState } from 'react';
import { demoVisits } from '../../../demo/demoVisits.ts';
import { useOwner, usePlatform, useShell, useTab } from '../../usePlatform.ts';
import { PortalVisits, type VisitsAddress } from '../bookings/PortalVisits.tsx';
import { demoPage } from '../portal/demoPage.ts';
import NotHere from '../shell/NotHereTab.tsx';

type Input = TabInput<PortalSamples<Hospital>>;

export const logic = demoPage<PortalSamples<Hospital>>();

const at = { role: 'hospital' } as const;

function opened({ samples, now, write }: Input, world: ReturnType<typeof usePlatform>['actor']['world']) {
  const { visits, providers, patients } = samples.records(now());
  const ids = new Set(patients.map(({ id }) => id));
  const [path = ''] = shellHref({ ...at, tab: 'appointments' }).split('?');
  const address: VisitsAddress = {
    path,
    href: (query) => `${path}${formatQuery({ ...at, ...query })}`,
    hours: null,
    recordHref: (id) => patientHref(at, id),
  };
  const server = demoVisits({
    world,
    role: at.role,
    name: samples.profile.organization,
    visitsIn: ({ appointments }) => mergeAppointments(visits, appointments),
    providers: providers.map(({ id, name }) => ({ id, title: name })),
    write,
    isPatient: (id) => ids.has(id),
    now,
  });
  return { address, server };
}

function Visits({ tab }: { tab: Input }) {
  const { actor } = usePlatform();
  const { query } = useShell().content;
  const owner = useOwner();
  const [{ address, server }] = useState(() => opened(tab, actor.world));
  return (
    <PortalVisits
      slug={at.role}
      self={{ server, owner }}
      address={address}
      booking={query['booking']}
      now={tab.now}
      note={<HospitalNotice />}
    />
  );
}

/** The appointments of the demo's hospital. */
export default function AppointmentsTab() {
  const tab = useTab(logic, ({ context }) => context);
  const page = useTab(logic, ({ value }) => value);
  if (page === 'detail') return <NotHere />;
  return tab && <Visits key={tab.epoch} tab={tab} />;
}

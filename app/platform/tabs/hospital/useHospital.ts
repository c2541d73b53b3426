import { hospitalMachine, hospitalView } from '@vetsync/machines/hospital';
import { emptyHospital, readHospitalRoute } from '@vetsync/machines/hospital/model';
import { mergeAppointments } from '@vetsync/machines/wellness/model';
import { sampleHospital } from '@vetsync/samples/hospital';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { go } from '../../../page/go.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { hrefWith } from '../../overlayQuery.ts';
import { useName, usePlatform } from '../../usePlatform.ts';
import { useReceivedWorld } from '../portal/useReceivedWorld.ts';

/** What every tab of the hospital goes by: its records, the appointments that veterans make, and the address. */
export function useHospital() {
  const { view } = usePlatform();
  const { mode, content } = view().shell;
  const { role, tab, detail, query } = content;
  const [hospital] = useState(() => (mode === 'demo' ? sampleHospital(Date.now()) : emptyHospital));
  const asked = useReceivedWorld().appointments;
  const visits = useMemo(() => mergeAppointments(hospital.visits, asked), [hospital, asked]);
  const address = JSON.stringify(readHospitalRoute(tab, detail, query));
  const route = useMemo(() => JSON.parse(address) as ReturnType<typeof readHospitalRoute>, [address]);
  const portal = useActorRef(hospitalMachine, {
    input: { hospital, visits: asked, route, at: { mode, role }, reader: browserReader(), now: Date.now },
  });
  useEffect(() => {
    const { unsubscribe } = portal.on('order.changed', ({ order }) =>
      go(hrefWith({ order }), { replace: true }),
    );
    return unsubscribe;
  }, [portal]);
  useEffect(() => portal.send({ type: 'location.changed', route }), [portal, route]);
  useEffect(() => portal.send({ type: 'visits.changed', visits: asked }), [portal, asked]);
  const shown = useSelector(portal, hospitalView);
  const { patient, visit, provider } = shown;
  useName(patient?.name ?? visit?.type ?? provider?.name ?? null);
  return { hospital, visits, view: shown, send: portal.send };
}

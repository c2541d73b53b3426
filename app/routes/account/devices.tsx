import { devicesMachine, devicesView } from '@vetsync/machines/account/devices';
import { Devices } from '@vetsync/ui/screens/account/Devices';
import { useSelector } from '@xstate/react';
import { browserIntl } from '../../services/browser/intl.ts';
import { account as calls } from '../../services/http/account.ts';
import { calls as common } from '../../services/http/calls.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { called } from '../../services/calling.ts';

const machine = devicesMachine.provide({
  actors: {
    loadDevices: called(calls.loadDevices),
    endDevice: called(({ id }: { id: string }) => calls.endDevice(id)),
    endOthers: called(() => common.signOut('others')),
  },
});

/** `/account/devices`. */
export default function DevicesSection() {
  const devices = usePageActor(machine, { input: { intl: browserIntl(), now: Date.now } });
  return <Devices view={useSelector(devices, devicesView)} send={devices.send} />;
}

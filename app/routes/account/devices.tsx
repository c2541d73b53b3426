import { devicesMachine, devicesView } from '@vetsync/machines/account/devices';
import type { Device } from '@vetsync/machines/account/model';
import { Devices } from '@vetsync/ui/screens/account/Devices';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { browserIntl } from '../../services/browser/intl.ts';
import { account as calls } from '../../services/http/account.ts';
import { calls as common } from '../../services/http/calls.ts';
import { usePageActor } from '../../page/usePageActor.ts';

const machine = devicesMachine.provide({
  actors: {
    loadDevices: fromPromise<{ sessions: readonly Device[] }, void>(calls.loadDevices),
    endDevice: fromPromise<unknown, { id: string }>(({ input }) => calls.endDevice(input.id)),
    endOthers: fromPromise<unknown, void>(() => common.signOut('others')),
  },
});

/** `/account/devices`. */
export default function DevicesSection() {
  const devices = usePageActor(machine, { input: { intl: browserIntl(), now: Date.now } });
  return <Devices view={useSelector(devices, devicesView)} send={devices.send} />;
}

import { statesOf } from '../../kit/index.ts';
import { devicesMachine } from './devices.machine.ts';

export * from './devices.machine.ts';
export type { DevicesEvent, DevicesParentEvent, DevicesEmitted } from './devices.setup.ts';
export const devicesStates = statesOf(devicesMachine);

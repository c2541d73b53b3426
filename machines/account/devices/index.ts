export * from './devices.machine.ts';
export type { DevicesEvent, DevicesParentEvent, DevicesEmitted } from './devices.setup.ts';

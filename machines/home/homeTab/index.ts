export { homeTab } from './homeTab.machine.ts';
export type { HomeSamples } from './homeTab.machine.ts';

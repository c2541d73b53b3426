export { homeTab } from './homeTab.machine.ts';
export type { HomeSamples } from './dashboard.ts';

export { accountHomeTab } from './accountHomeTab.machine.ts';
export type { AccountHomeSamples } from './accountHomeTab.machine.ts';

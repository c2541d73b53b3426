export { nonprofitQueueTab } from './nonprofitQueueTab.machine.ts';
export type { NonprofitDashboardSamples } from './nonprofitQueueTab.machine.ts';

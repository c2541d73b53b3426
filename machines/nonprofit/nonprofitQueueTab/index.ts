export { nonprofitQueueTab, nonprofitQueueTabView } from './nonprofitQueueTab.machine.ts';
export type { NonprofitQueueTabView } from './nonprofitQueueTab.machine.ts';

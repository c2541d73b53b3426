export { nonprofitQueueTab } from './nonprofitQueueTab.machine.ts';

export { nonprofitTab } from './nonprofitTab.machine.ts';

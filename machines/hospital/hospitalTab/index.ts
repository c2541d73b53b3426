export { hospitalTab } from './hospitalTab.machine.ts';

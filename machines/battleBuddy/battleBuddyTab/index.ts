export { battleBuddyTab } from './battleBuddyTab.machine.ts';

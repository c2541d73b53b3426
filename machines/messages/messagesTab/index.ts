export { messagesTab } from './messagesTab.machine.ts';
export type { MessagesSamples } from './messagesTab.machine.ts';

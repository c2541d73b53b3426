/** Panels over or next to the tab. Only one is open at a time. `reset` confirms resetting the demo. */
export const shellPanels = ['more', 'inbox', 'settings', 'help', 'crisis', 'reset', 'commands'] as const;
export type ShellPanel = (typeof shellPanels)[number];

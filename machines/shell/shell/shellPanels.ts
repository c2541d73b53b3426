/** What opens over or beside the tab; one at a time. `reset` asks before the demo starts over. */
export const shellPanels = ['more', 'inbox', 'settings', 'help', 'crisis', 'reset'] as const;
export type ShellPanel = (typeof shellPanels)[number];

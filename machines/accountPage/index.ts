export type * from './accountPage.events.ts';
export type * from './accountPage.view.ts';

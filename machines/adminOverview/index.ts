export type * from './adminOverview.events.ts';
export type * from './adminOverview.view.ts';

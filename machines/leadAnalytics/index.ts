export type * from './leadAnalytics.events.ts';
export type * from './leadAnalytics.view.ts';

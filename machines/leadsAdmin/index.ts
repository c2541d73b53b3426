export type * from './leadsAdmin.events.ts';
export type * from './leadsAdmin.view.ts';

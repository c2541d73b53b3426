export type * from './accountSecurity.events.ts';
export type * from './accountSecurity.view.ts';

export type * from './confirmEmail.events.ts';
export type * from './confirmEmail.view.ts';

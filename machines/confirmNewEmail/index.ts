export type * from './confirmNewEmail.events.ts';
export type * from './confirmNewEmail.view.ts';

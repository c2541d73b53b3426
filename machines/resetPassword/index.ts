export type * from './resetPassword.events.ts';
export type * from './resetPassword.view.ts';

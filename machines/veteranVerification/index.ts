export type * from './veteranVerification.events.ts';
export type * from './veteranVerification.view.ts';

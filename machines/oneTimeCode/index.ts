export type * from './oneTimeCode.events.ts';
export type * from './oneTimeCode.view.ts';

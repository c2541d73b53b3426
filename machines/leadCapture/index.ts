export type * from './leadCapture.events.ts';
export type * from './leadCapture.view.ts';

export type * from './toasts.events.ts';
export type * from './toasts.view.ts';

export type { BookingsPhrases } from './phrases.ts';
export type { SentAction, VisitAction } from './visitActions.ts';
export * from './booking.machine.ts';
export * from './booking.view.ts';

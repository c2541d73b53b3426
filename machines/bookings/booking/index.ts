import { statesOf } from '../../kit/index.ts';
import { bookingMachine } from './booking.machine.ts';

export type { BookingsPhrases } from './phrases.ts';
export type { SentAction, VisitAction } from './visitActions.ts';
export * from './booking.machine.ts';
export * from './booking.view.ts';
export const bookingStates = statesOf(bookingMachine);

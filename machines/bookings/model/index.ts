export * from './booking.ts';
export * from './calendar.ts';
export * from './slots.ts';

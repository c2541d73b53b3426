export * from './booking.ts';
export * from './bookingRules.ts';
export * from './calendar.ts';
export * from './deadlines.ts';
export * from './referral.ts';
export * from './referralDays.ts';
export * from './slots.ts';
export * from './upcomingBookings.ts';

export * from './calendarEntry.ts';
export * from './workdays.ts';
export * from './zoned.ts';
export * from './calendarDay.ts';
export * from './years.ts';

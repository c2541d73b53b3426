export * from './calendarEntry.ts';
export * from './workdays.ts';
export * from './zoned.ts';

export * from './calendarText.ts';

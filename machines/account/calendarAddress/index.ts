export * from './calendarAddress.machine.ts';

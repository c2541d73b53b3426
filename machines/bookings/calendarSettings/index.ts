export * from './calendarSettings.machine.ts';
export type { CalendarDraft, CalendarMistake, VisitDraft } from './calendarDraft.ts';

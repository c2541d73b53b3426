import { statesOf } from '../../kit/index.ts';
import { calendarSettingsMachine } from './calendarSettings.machine.ts';

export * from './calendarSettings.machine.ts';
export type { CalendarDraft, CalendarMistake, VisitDraft } from './calendarDraft.ts';
export const calendarSettingsStates = statesOf(calendarSettingsMachine);

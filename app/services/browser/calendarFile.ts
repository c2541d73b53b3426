import { calendarText } from '@vetsync/machines/model/calendarFile';
import { calendarFileName, type CalendarEntry } from '@vetsync/machines/model/time';
import { language } from '../../language/language.ts';
import { saveFile } from './saveFile.ts';

/** Downloads an entry as a calendar file. */
export function saveCalendarFile(entry: CalendarEntry): void {
  const text = calendarText([entry], { now: Date.now(), language });
  saveFile({ name: calendarFileName(entry.title), mediaType: 'text/calendar', text });
}

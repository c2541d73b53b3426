import { calendarText } from '@vetsync/machines/model/calendarFile';
import { calendarFileName, type CalendarEntry } from '@vetsync/machines/model/time';
import { language } from '../../language/language.ts';
import { saveFile } from './saveFile.ts';

/** Downloads an entry, and others with it, as a calendar file. */
export function saveCalendarFile(entry: CalendarEntry, more: readonly CalendarEntry[] = []): void {
  const text = calendarText([entry, ...more], { now: Date.now(), language });
  saveFile({ name: calendarFileName(entry.title), mediaType: 'text/calendar', text });
}

import { calendarFileName, type CalendarEntry } from '@vetsync/machines/model/time';
import ical, { ICalEventStatus } from 'ical-generator';
import { language } from '../../language/language.ts';
import { saveFile } from './saveFile.ts';

// Files may hold no other control characters than the end of a line (RFC 5545, section 3.1), and calendars refuse them.
const otherControls = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu;
const written = (text: string) => text.replace(/\r\n?/g, '\n').replace(otherControls, ' ').toWellFormed();

/** The text of a calendar file (RFC 5545). `now` in epoch milliseconds. */
export function calendarText(entry: CalendarEntry, now: number): string {
  const { id, title, start, end, location, description, status } = entry;
  const calendar = ical({
    prodId: { company: 'VetSync', product: 'VetSync', language: language.toUpperCase() },
  });
  calendar.createEvent({
    id: `${id}@vetsync`,
    stamp: new Date(now),
    start: new Date(start),
    end: new Date(end),
    summary: written(title),
    location: location && written(location),
    description: description && written(description),
    status: status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
  });
  return calendar.toString();
}

/** Downloads an entry as a calendar file. */
export function saveCalendarFile(entry: CalendarEntry): void {
  const text = calendarText(entry, Date.now());
  saveFile({ name: calendarFileName(entry.title), mediaType: 'text/calendar', text });
}

import { calendarFileName, type CalendarEntry } from '@vetsync/machines/model/time';
import { language } from '../../language/language.ts';
import { saveFile } from './saveFile.ts';

/** The text of a calendar file (RFC 5545). `now` in epoch milliseconds. */
export async function calendarText(entry: CalendarEntry, now: number): Promise<string> {
  // Loaded when an entry is first saved, because few people do.
  const { default: ical, ICalEventStatus } = await import('ical-generator');
  const { id, title, start, end, location, description, status } = entry;
  const calendar = ical({
    prodId: { company: 'VetSync', product: 'VetSync', language: language.toUpperCase() },
  });
  calendar.createEvent({
    id: `${id}@vetsync`,
    stamp: new Date(now),
    start: new Date(start),
    end: new Date(end),
    summary: title,
    location,
    description,
    status: status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
  });
  return calendar.toString();
}

/** Downloads an entry as a calendar file. */
export async function saveCalendarFile(entry: CalendarEntry): Promise<void> {
  const text = await calendarText(entry, Date.now());
  saveFile({ name: calendarFileName(entry.title), mediaType: 'text/calendar', text });
}

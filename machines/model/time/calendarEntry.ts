/** What goes into a person's own calendar: an appointment, an event, a deadline. */
export interface CalendarEntry {
  /** Stays the same for the same thing, so that a calendar updates it instead of adding another. */
  id: string;
  title: string;
  /** ISO 8601 instants in UTC; the calendar shows them in its owner's time zone. */
  start: string;
  end: string;
  location: string;
  description: string;
  /** Whether it is agreed or only asked for. */
  status: 'confirmed' | 'tentative';
}

/** Emitted to hand an entry to the browser as a calendar file (.ics). */
export interface CalendarEmitted {
  type: 'page.saveCalendar';
  entry: CalendarEntry;
}

/** Name of the file: the title in plain letters, without what a file system might read as more than a name. */
export function calendarFileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'event'}.ics`;
}

/** An entry for a person's own calendar: an appointment, an event, a deadline. */
export interface CalendarEntry {
  /** Stable for the same appointment, so that the calendar updates the entry instead of adding another. */
  id: string;
  title: string;
  /** ISO 8601 instants in UTC; the calendar shows them in its owner's time zone. */
  start: string;
  end: string;
  location: string;
  description: string;
  /** Tentative while it is only requested. */
  status: 'confirmed' | 'tentative';
  /** Grows with each change, where changes are counted. */
  sequence?: number | undefined;
}

/** Emitted to download an entry as a calendar file (.ics), which it names. */
export interface CalendarEmitted {
  type: 'page.saveCalendar';
  entry: CalendarEntry;
  /** Others in the same file. */
  more?: readonly CalendarEntry[];
}

/** File name: the title in ASCII letters, without characters that are special in file systems. */
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

import * as z from 'zod/mini';
import type { FieldErrors } from '../../system/model/form.ts';
import { eventLimits, eventTypes } from '../../model/world/eventTypes.ts';
import { isDay } from '../../model/world/calendarDay.ts';
import type { AnnouncedEvent } from '../../model/world/events.ts';
import type { EventType } from '../../model/world/eventTypes.ts';
import { addDays, dayIn } from '../../model/time/zoned.ts';
import { eventSpan } from './events.ts';

/** Latest day of an event, in days from now. */
export const eventDaysAhead = 365;
/** Available durations, in minutes. */
export const eventDurations = ['30', '60', '90', '120', '180', '240', '360', '480'] as const;
/** Every half hour from 6:00 to 22:00, as `18:30`. */
export const eventTimes: readonly string[] = Array.from({ length: 33 }, (_, at) => {
  const minutes = 6 * 60 + at * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** In the order of the form. */
export const eventFields = [
  'title',
  'type',
  'date',
  'time',
  'duration',
  'format',
  'location',
  'places',
  'description',
] as const;
export type EventField = (typeof eventFields)[number];
export const draftFormats = ['inPerson', 'online'] as const;

const text = z.string().check(z.maxLength(2_000));
const draftSchema = z.object({
  /** Id of the future event, so that publishing twice announces it only once. */
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  title: text,
  type: text,
  date: text,
  time: text,
  duration: text,
  format: text,
  location: text,
  places: text,
  description: text,
});
/** Draft of an event. */
export type EventDraft = Readonly<z.infer<typeof draftSchema>>;

export const newEventDraft = (id: string): EventDraft => ({
  id,
  title: '',
  type: '',
  date: '',
  time: '',
  duration: '60',
  format: 'inPerson',
  location: '',
  places: '20',
  description: '',
});

/** Whether the draft has content that would be lost. */
export function isEventDraftBegun(draft: EventDraft): boolean {
  const blank = newEventDraft(draft.id);
  return eventFields.some((field) => draft[field].trim() !== blank[field]);
}

/** Parses the stored draft. Corrupt or missing text gives none. */
export function parseEventDraft(persisted: string | null): EventDraft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(persisted ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const isOneOf = (values: readonly string[], value: string) => values.includes(value);
const isPlaces = (places: string) =>
  /^\d{1,4}$/.test(places.trim()) && Number(places) >= 2 && Number(places) <= eventLimits.places;

function dateError(date: string, today: string): string | undefined {
  if (!isDay(date)) return 'Choose a date';
  if (date < today) return 'This day is over. Choose another one';
  return date > addDays(today, eventDaysAhead) ? 'Choose a day within the next year' : undefined;
}

/** Errors by field. `timeZone` (IANA name) is the event's time zone, `now` is in epoch milliseconds. */
export function eventDraftErrors(draft: EventDraft, timeZone: string, now: number): FieldErrors<EventField> {
  const errors: FieldErrors<EventField> = {};
  const note = (field: EventField, isWrong: boolean, message: string) => {
    if (isWrong) errors[field] = message;
  };
  const length = (field: 'title' | 'location' | 'description') => draft[field].trim().length;
  note('title', length('title') < 3, 'Give the event a title of at least 3 characters');
  note('title', length('title') > eventLimits.title, `Use at most ${eventLimits.title} characters`);
  note('type', !isOneOf(eventTypes, draft.type), 'Choose what kind of event it is');
  const wrongDate = dateError(draft.date, dayIn(timeZone, now));
  if (wrongDate) errors.date = wrongDate;
  note('time', !isOneOf(eventTimes, draft.time), 'Choose when it begins');
  note('duration', !isOneOf(eventDurations, draft.duration), 'Choose how long it lasts');
  note('format', !isOneOf(draftFormats, draft.format), 'Choose where people meet');
  note('location', length('location') === 0, 'Say where people meet');
  note(
    'location',
    length('location') > eventLimits.location,
    `Use at most ${eventLimits.location} characters`,
  );
  note('places', !isPlaces(draft.places), `Enter a number from 2 to ${eventLimits.places}`);
  note('description', length('description') === 0, 'Say what people can expect');
  note(
    'description',
    length('description') > eventLimits.description,
    `Use at most ${eventLimits.description.toLocaleString('en-US')} characters`,
  );
  if (!errors.date && !errors.time && !errors.duration)
    note(
      'time',
      eventSpan(announced(draft, timeZone, '')).start <= now,
      'This time is over. Choose another one',
    );
  return errors;
}

function announced(draft: EventDraft, timeZone: string, organizer: string): AnnouncedEvent {
  return {
    id: draft.id,
    title: draft.title.trim(),
    type: draft.type as EventType,
    date: draft.date,
    time: draft.time,
    durationMinutes: Number(draft.duration),
    timeZone,
    location: draft.location.trim(),
    isOnline: draft.format === 'online',
    description: draft.description.trim(),
    organizer,
    maxAttendees: Number(draft.places),
  };
}

/** The event of a valid draft. */
export const eventOf = announced;

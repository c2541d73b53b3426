import * as z from 'zod/mini';
import type { Phrase } from '../../system/model/phrase.ts';
import type { FieldErrors } from '../../system/model/form.ts';
import { eventLimits, eventTypes } from '../../model/world/eventTypes.ts';
import { isDay } from '../../model/time/calendarDay.ts';
import type { AnnouncedEvent } from '../../model/world/events.ts';
import type { EventType } from '../../model/world/eventTypes.ts';
import { meetingPlaceMax, townMax } from '../../model/events/peopleEvents.ts';
import type { HostedEvent } from '../../model/exchange/commands/events.ts';
import { addDays, dayIn } from '../../model/time/zoned.ts';
import { eventSpan } from './events.ts';
import { communityPhrase } from './phrases.ts';
import { parseStored } from '../../model/text/stored.ts';

/** Shortest title, in characters, and fewest seats of an event. */
export const eventMinimums = { title: 3, seats: 2 } as const;
/** Latest day of an event, in days from now. */
export const eventDaysAhead = 365;
/** Available durations, in minutes. */
export const eventDurations = ['30', '60', '90', '120', '180', '240', '360', '480'] as const;
/** Every half hour from 6:00 to 22:00, as `18:30`. */
export const eventTimes: readonly string[] = Array.from({ length: 33 }, (_, index) => {
  const minutes = 6 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** Who sees an event that somebody announces: everyone in the demo, everyone who is signed in, or only its author. */
export const eventAudiences = ['community', 'people', 'self'] as const;
export type EventAudience = (typeof eventAudiences)[number];
/** How many people each participant of a person's event may bring. */
export const guestChoices = ['0', '1', '2', '3'] as const;

/** In the order of the form. */
export const eventFields = [
  'audience',
  'title',
  'type',
  'date',
  'time',
  'duration',
  'format',
  'location',
  'place',
  'seats',
  'guests',
  'description',
] as const;
export type EventField = (typeof eventFields)[number];
export const draftFormats = ['inPerson', 'online'] as const;

const text = z.string().check(z.maxLength(2_000));
const draftSchema = z.object({
  /** The id that the event will have, so that publishing twice creates it only once. */
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Empty until it is chosen: the first of those that there are. */
  audience: text,
  title: text,
  type: text,
  date: text,
  time: text,
  duration: text,
  format: text,
  location: text,
  place: text,
  seats: text,
  guests: text,
  description: text,
});
/** What was typed into the form for a new event. */
export type EventDraft = Readonly<z.infer<typeof draftSchema>>;

export const newEventDraft = (id: string): EventDraft => ({
  id,
  audience: '',
  title: '',
  type: '',
  date: '',
  time: '',
  duration: '60',
  format: 'inPerson',
  location: '',
  place: '',
  seats: '20',
  guests: '0',
  description: '',
});

/** Whether the draft has content that would be lost. */
export function isEventDraftChanged(draft: EventDraft): boolean {
  const blank = newEventDraft(draft.id);
  return eventFields.some((field) => draft[field].trim() !== blank[field]);
}

/** Parses the stored draft. Null if it is missing or corrupt. */
export const parseEventDraft = (stored: string | null): EventDraft | null =>
  parseStored(draftSchema, stored, null);

const isOneOf = (values: readonly string[], value: string) => values.includes(value);
const isSeatCount = (seats: string) =>
  /^\d{1,4}$/.test(seats.trim()) &&
  Number(seats) >= eventMinimums.seats &&
  Number(seats) <= eventLimits.seats;

function dateError(date: string, today: string): Phrase | undefined {
  if (!isDay(date)) return communityPhrase('dateRequired');
  if (date < today) return communityPhrase('dateOver');
  return date > addDays(today, eventDaysAhead) ? communityPhrase('dateTooFar') : undefined;
}

/** Longest texts, and most seats. The town of a person's event is short: the place comes besides. */
export const eventDraftLimits = (audience: EventAudience) => ({
  ...eventLimits,
  ...(audience === 'people' && { location: townMax }),
  place: meetingPlaceMax,
});

/** Whom a draft is for, of those whom it can be for. */
export const audienceOf = ({ audience }: EventDraft, among: readonly EventAudience[]): EventAudience =>
  among.find((one) => one === audience) ?? among[0]!;

/** Whether the form asks for a field. An online event of a person has no town. */
export function isEventFieldAsked(
  field: EventField,
  { format }: EventDraft,
  audience: EventAudience,
): boolean {
  if (field === 'audience') return audience !== 'community';
  if (field === 'place' || field === 'guests') return audience === 'people';
  return field !== 'location' || audience !== 'people' || format !== 'online';
}

/**
 * Errors by field.
 *
 * @param timeZone Of the event, as an IANA name.
 * @param now Epoch milliseconds.
 */
export function eventDraftErrors(
  draft: EventDraft,
  timeZone: string,
  now: number,
  audience: EventAudience,
): FieldErrors<EventField> {
  const errors: FieldErrors<EventField> = {};
  const addError = (field: EventField, isWrong: boolean, error: Phrase) => {
    if (isWrong) errors[field] = error;
  };
  const length = (field: 'title' | 'location' | 'place' | 'description') => draft[field].trim().length;
  addError(
    'title',
    length('title') < eventMinimums.title,
    communityPhrase('titleTooShort', eventMinimums.title),
  );
  addError('title', length('title') > eventLimits.title, communityPhrase('tooLong', eventLimits.title));
  addError('type', !isOneOf(eventTypes, draft.type), communityPhrase('typeRequired'));
  const wrongDate = dateError(draft.date, dayIn(timeZone, now));
  if (wrongDate) errors.date = wrongDate;
  addError('time', !isOneOf(eventTimes, draft.time), communityPhrase('timeRequired'));
  addError('duration', !isOneOf(eventDurations, draft.duration), communityPhrase('durationRequired'));
  addError('format', !isOneOf(draftFormats, draft.format), communityPhrase('formatRequired'));
  const limits = eventDraftLimits(audience);
  for (const field of ['location', 'place'] as const) {
    if (!isEventFieldAsked(field, draft, audience)) continue;
    addError(field, length(field) === 0, communityPhrase('locationRequired'));
    addError(field, length(field) > limits[field], communityPhrase('tooLong', limits[field]));
  }
  addError(
    'seats',
    !isSeatCount(draft.seats),
    communityPhrase('seatsRange', eventMinimums.seats, eventLimits.seats),
  );
  addError('description', length('description') === 0, communityPhrase('descriptionRequired'));
  addError(
    'description',
    length('description') > eventLimits.description,
    communityPhrase('tooLong', eventLimits.description),
  );
  if (!errors.date && !errors.time && !errors.duration)
    addError('time', eventSpan(eventOf(draft, timeZone, '')).start <= now, communityPhrase('timeOver'));
  return errors;
}

/** The event of a valid draft. */
export function eventOf(draft: EventDraft, timeZone: string, organizer: string): AnnouncedEvent {
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
    maxAttendees: Number(draft.seats),
  };
}

/** What a valid draft for other people asks the server for. */
export function hostedEventOf(draft: EventDraft, timeZone: string): HostedEvent {
  const { title, type, durationMinutes, location, isOnline, description, maxAttendees, ...when } = eventOf(
    draft,
    timeZone,
    '',
  );
  return {
    title,
    type,
    description,
    startsAt: new Date(eventSpan({ ...when, durationMinutes }).start).toISOString(),
    timeZone,
    durationMinutes,
    capacity: maxAttendees,
    guests: Number(draft.guests),
    location: isOnline ? '' : location,
    remote: isOnline,
    place: draft.place.trim(),
  };
}

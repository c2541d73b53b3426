import { addDays, isDay } from '../../model/time/index.ts';
import type { Day } from '../../model/time/index.ts';
import { eventLimits } from '../../model/world/eventTypes.ts';
import type { AnnouncedEvent } from '../../model/world/events.ts';

// A date of one's own is an event that the person noted: it is stored on the account, and they are reminded the day before.

/** How long before a deadline its reminder is, in days. */
export const reminderDays = 7;

const reminderPrefix = 'deadline-';
export const reminderIdOf = (deadlineId: string): string => `${reminderPrefix}${deadlineId}`;
/** The deadline that an event reminds of; null if it is another date. */
export const deadlineOfEvent = ({ id }: Pick<AnnouncedEvent, 'id'>): string | null =>
  id.startsWith(reminderPrefix) ? id.slice(reminderPrefix.length) : null;

/** The day of a deadline's reminder; null if that is no longer ahead. */
export const reminderDayOf = (due: Day, today: Day): Day | null => {
  const day = addDays(due, -reminderDays);
  return day > today ? day : null;
};

export const ownDateFields = ['title', 'date'] as const;
export type OwnDateField = (typeof ownDateFields)[number];
export type OwnDateDraft = Readonly<Record<OwnDateField, string>>;
export const emptyOwnDate: OwnDateDraft = { title: '', date: '' };

const missing = 'missing';
const tooLong = 'tooLong';
const past = 'past';
export type OwnDateErrors = Readonly<{
  title?: typeof missing | typeof tooLong;
  date?: typeof missing | typeof past;
}>;
export function ownDateErrors({ title, date }: OwnDateDraft, today: Day): OwnDateErrors {
  const length = title.trim().length;
  return {
    ...(length === 0 && { title: missing }),
    ...(length > eventLimits.title && { title: tooLong }),
    ...(!isDay(date) ? { date: missing } : date < today && { date: past }),
  };
}

/** A day without an hour is noted for the morning. */
const morning = { time: '09:00', durationMinutes: 30 } as const;

export const ownDateOf = (
  { id, title, date }: OwnDateDraft & { id: string },
  { timeZone, organizer }: Pick<AnnouncedEvent, 'timeZone' | 'organizer'>,
): AnnouncedEvent => ({
  id,
  title: title.trim().slice(0, eventLimits.title),
  type: 'other',
  date,
  ...morning,
  timeZone,
  location: '',
  isOnline: false,
  description: '',
  organizer,
  maxAttendees: 1,
});

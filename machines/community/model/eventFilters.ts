import { oneOf } from '../../model/text/filterText.ts';
import { plainText } from '../../model/text/plainText.ts';
import type { Query } from '../../model/text/query.ts';
import { addDays } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { isEventOver } from './events.ts';
import type { CommunityEvent } from './events.ts';

/** No filter. */
export const anyEvent = 'all';
/** Feature spec, section 2, "Community Hub": all plus four; events of type other are only in all. */
export const eventCategories = [anyEvent, 'career', 'wellness', 'education', 'social'] as const;
export type EventCategory = (typeof eventCategories)[number];
export const eventFormats = [anyEvent, 'inPerson', 'online'] as const;
export type EventFormat = (typeof eventFormats)[number];
/** Days from today on, today included. */
export const eventPeriods = [anyEvent, '7', '14', '30'] as const;
export type EventPeriod = (typeof eventPeriods)[number];
/** Events of any of the reader's groups. */
export const anyOwnGroup = 'mine';

export interface EventFilters {
  /** In title or description. */
  q: string;
  category: EventCategory;
  /** The day chosen in the calendar, or empty. */
  day: Day | '';
  /** Behind More Filters. */
  format: EventFormat;
  within: EventPeriod;
  group: string;
  /** Only events with free seats. */
  seats: boolean;
}
export const noEventFilters: EventFilters = {
  q: '',
  category: anyEvent,
  day: '',
  format: anyEvent,
  within: anyEvent,
  group: anyEvent,
  seats: false,
};
/** Maximum length of a search, in characters. */
export const eventSearchMax = 100;
/** Options of the group filter for the reader's groups. */
export const groupFiltersOf = (groupIds: readonly string[]): readonly string[] => [
  anyEvent,
  anyOwnGroup,
  ...groupIds,
];

export const moreEventFilters = [
  'format',
  'within',
  'group',
  'seats',
] as const satisfies (keyof EventFilters)[];
export const moreEventFilterCount = (filters: EventFilters): number =>
  moreEventFilters.filter((name) => filters[name] !== noEventFilters[name]).length;
export const hasEventFilters = (filters: EventFilters): boolean =>
  filters.q.trim() !== '' ||
  filters.category !== anyEvent ||
  filters.day !== '' ||
  moreEventFilterCount(filters) > 0;

function parseDay(asked = ''): Day | '' {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? Date.parse(`${asked}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10);
}

/** Reads the filters of a URL; invalid filters and unknown groups are ignored. */
export const parseEventFilters = (query: Query, groupIds: readonly string[]): EventFilters => ({
  q: (query['q'] ?? '').slice(0, eventSearchMax),
  category: oneOf(eventCategories, query['category'], anyEvent),
  day: parseDay(query['day']),
  format: oneOf(eventFormats, query['format'], anyEvent),
  within: oneOf(eventPeriods, query['within'], anyEvent),
  group: oneOf(groupFiltersOf(groupIds), query['group'], anyEvent),
  seats: query['seats'] === '1',
});

const unlessAll = (value: string) => (value === anyEvent || value === '' ? null : value);

/** The filters as names of the query; null removes a name. */
export const formatEventFilters = (filters: EventFilters): Record<keyof EventFilters, string | null> => ({
  q: filters.q || null,
  category: unlessAll(filters.category),
  day: filters.day || null,
  format: unlessAll(filters.format),
  within: unlessAll(filters.within),
  group: unlessAll(filters.group),
  seats: filters.seats ? '1' : null,
});

const searched = new WeakMap<CommunityEvent, readonly string[]>();
/** Caches each event's normalized text, so that searching is fast on every key press. */
function wordsOf(event: CommunityEvent): readonly string[] {
  const known = searched.get(event) ?? [plainText(event.title), plainText(event.description)];
  searched.set(event, known);
  return known;
}

const isOfGroup = ({ groupId }: CommunityEvent, group: string) =>
  group === anyEvent || (group === anyOwnGroup ? groupId !== null : groupId === group);

/** Events that have not ended at `now` (epoch milliseconds). */
export const upcomingEvents = (events: readonly CommunityEvent[], now: number): CommunityEvent[] =>
  events.filter((event) => !isEventOver(event, now));

/**
 * Finds events: searches title and description without regard to case or accents, and applies all filters (feature spec,
 * section 5). Keeps the order. `today` is the reader's day; the chosen day is compared with the event's local day.
 */
export function findEvents(
  events: readonly CommunityEvent[],
  { q, category, day, format, within, group, seats }: EventFilters,
  today: Day,
): CommunityEvent[] {
  const wanted = plainText(q).trim();
  const before = within === anyEvent ? null : addDays(today, Number(within));
  return events.filter(
    (event) =>
      (category === anyEvent || event.type === category) &&
      (day === '' || event.date === day) &&
      (format === anyEvent || event.isOnline === (format === 'online')) &&
      (before === null || event.date < before) &&
      isOfGroup(event, group) &&
      (!seats || event.maxAttendees === null || event.attendees < event.maxAttendees) &&
      (wanted === '' || wordsOf(event).some((text) => text.includes(wanted))),
  );
}

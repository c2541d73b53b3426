import type { AnnouncedEvent } from '@vetsync/machines/model/world';
import type { EventPageRequest } from '@vetsync/machines/community/community';
import type { CommunityEvent } from '@vetsync/machines/community/model';
import type { EventParticipation } from '@vetsync/machines/model/exchange';
import type { EventPage, ListedEventRow } from '@vetsync/machines/organizations/model';
import { fromPromise } from 'xstate';
import { sampleEvents } from '@vetsync/samples/community';

/** The events of organizations, as a server answers. */
export const organizationEvents = (
  events: readonly ListedEventRow[],
  readPart = async () => ({ participation: noPart }),
) => ({
  findEvents: fromPromise<EventPage, EventPageRequest>(async () => ({
    events: [...events],
    nextCursor: null,
  })),
  readEvent: fromPromise(async ({ input }: { input: { id: string } }) => {
    const event = events.find(({ id }) => id === input.id);
    if (!event) throw notFound;
    return { event };
  }),
  readParticipation: fromPromise<{ participation: EventParticipation }, { id: string }>(() => readPart()),
});
export const noPart: EventParticipation = {
  state: null,
  guests: 0,
  heldUntil: null,
  answers: [],
  isSeen: false,
  code: null,
  checkedInAt: null,
  link: null,
  place: null,
  hasLink: false,
  people: [],
};
const notFound = { status: 404, code: 'not_found' };

/** 10:15 of a Wednesday in Chicago, four days before clocks go forward there. */
export const start = Date.parse('2026-03-04T16:15:00Z');
export const today = '2026-03-04';
export const samples = sampleEvents(start);
export const sample = (id: string): CommunityEvent => {
  const found = samples.find((item) => item.id === id);
  if (!found) throw new Error(id);
  return found;
};
export const own: AnnouncedEvent = {
  id: 'OWN',
  title: 'Tool swap',
  type: 'other',
  date: '2026-03-07',
  time: '10:00',
  durationMinutes: 60,
  timeZone: 'America/Chicago',
  location: 'Oak Street 12',
  isOnline: false,
  description: 'Bring a tool.',
  organizer: 'Marcus Delaney',
  maxAttendees: 5,
};

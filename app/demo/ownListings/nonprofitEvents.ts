import { nonprofitOrganization, type WorldLog } from '@vetsync/machines/model/world';
import { eventSpan, type CommunityEvent } from '@vetsync/machines/community/model';
import type { NonprofitRecords } from '@vetsync/machines/nonprofit/model';
import { noListingCounts } from '@vetsync/machines/organizations/model';
import { sampleEvents } from '@vetsync/samples/community';
import { sampleProfileOf } from '@vetsync/samples/profile';
import type { DemoListingsTab } from '../../platform/tabs/portal/DemoOwnListings.tsx';
import { publishedSample } from './demoOwnListings.ts';

const eventsAt = (now: number) =>
  sampleEvents(now).filter(({ organizer }) => organizer === nonprofitOrganization);

/** Who comes besides those whom the samples count. */
const states = { eventJoined: 'joined', eventWaited: 'waiting' } as const;
const comingTo = ({ world: { joinedEvents, waitingEvents } }: Pick<WorldLog, 'world'>, id: string) =>
  joinedEvents.some((one) => one.id === id)
    ? states.eventJoined
    : waitingEvents.some((one) => one.id === id)
      ? states.eventWaited
      : null;

function seatsOf({ id, attendees, waiting }: CommunityEvent, log: Pick<WorldLog, 'world'>) {
  const own = comingTo(log, id);
  return {
    taken: attendees + (own === 'joined' ? 1 : 0),
    waiting: waiting + (own === 'waiting' ? 1 : 0),
  };
}

/** The events of the demo's nonprofit. Its veteran joins them in the community. */
export const nonprofitEvents: DemoListingsTab<NonprofitRecords> = {
  role: 'nonprofit',
  tab: 'community',
  show: 'events',
  kind: 'event',
  listingsIn: (_records, world, now) =>
    eventsAt(now).map((event) => ({
      listing: publishedSample('event', now, {
        id: event.id,
        title: event.title,
        description: event.description,
        type: event.type,
        startsAt: new Date(eventSpan(event).start).toISOString(),
        timeZone: event.timeZone,
        durationMinutes: event.durationMinutes,
        capacity: event.maxAttendees,
        remote: event.isOnline,
        location: event.isOnline ? '' : event.location,
      }),
      counts: { ...noListingCounts, seats: seatsOf(event, { world }) },
    })),
  linksOf: () => ({ applications: null, people: null, candidates: null }),
  participantsIn(log, id, now) {
    const event = eventsAt(now).find((one) => one.id === id);
    const state = comingTo(log, id);
    const since = log.facts.findLast(
      ({ body }) => (body.type === 'eventJoined' || body.type === 'eventWaited') && body.event.id === id,
    );
    return {
      ...(event ? seatsOf(event, log) : { taken: 0, waiting: 0 }),
      checkedIn: 0,
      link: null,
      participants:
        state && since
          ? [
              {
                id: since.id,
                name: sampleProfileOf('user').name,
                state,
                since: new Date(since.at).toISOString(),
                guests: 0,
                answers: [],
                checkedInAt: null,
              },
            ]
          : [],
    };
  },
};

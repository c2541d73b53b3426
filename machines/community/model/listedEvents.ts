import { communityId } from '../../model/events/peopleEvents.ts';
import { eventMinutesDefault, localStart } from '../../model/events/eventSeats.ts';
import type { JoinedEvent } from '../../model/world/world.ts';
import { eventTypes } from '../../model/world/eventTypes.ts';
import type { ListedEventRow } from '../../organizations/model/listingSearch.ts';
import type { CommunityEvent, Participation } from './events.ts';

const typeOf = (type: string) => eventTypes.find((one) => one === type) ?? 'other';

/** An event of an organization, or of a person, in the community. `participation` is the reader's when it was loaded. */
export function eventOfListing(
  {
    organization,
    startsAt = '',
    timeZone,
    durationMinutes,
    capacity = null,
    guests,
    questions = [],
    host,
    ...listing
  }: ListedEventRow,
  participation: Participation,
): CommunityEvent {
  const { id, title, type, location, remote, description, taken, waiting } = listing;
  return {
    ...localStart({ startsAt, timeZone: timeZone || 'UTC' }),
    id,
    title,
    type: typeOf(type),
    durationMinutes: durationMinutes ?? eventMinutesDefault,
    location,
    isOnline: remote,
    description,
    organizer: organization.name,
    maxAttendees: capacity,
    attendees: Math.max(0, taken - (participation === 'joined' ? 1 : 0)),
    waiting: Math.max(0, waiting - (participation === 'waiting' ? 1 : 0)),
    groupId: null,
    isHosted: host?.isOwn === true,
    organizationId: organization.id,
    ...(host && { host: { isVerified: host.isVerified } }),
    guests: guests ?? 0,
    questions,
  };
}

/** What the reader keeps of an organization's event that is not on the loaded pages. */
export const eventsOfParticipant = (joined: readonly JoinedEvent[]): CommunityEvent[] =>
  joined.flatMap(({ id, title, listed }) => {
    if (!listed) return [];
    const { durationMinutes, location, isOnline, organizer, organizationId, isHosted = false } = listed;
    const own = { durationMinutes, location, isOnline, organizer, organizationId };
    return [
      {
        ...localStart(listed),
        ...own,
        id,
        title,
        type: 'other',
        description: '',
        maxAttendees: null,
        attendees: 0,
        waiting: 0,
        groupId: null,
        isHosted,
        isPartial: true,
        ...(organizationId === communityId && { host: { isVerified: false } }),
      },
    ];
  });

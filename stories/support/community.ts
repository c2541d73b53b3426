import { communityMachine, communityView, type CommunityInput } from '@vetsync/machines/community/community';
import type { CommunityContext } from '@vetsync/machines/community/community';
import { eventEditorMachine, eventEditorView } from '@vetsync/machines/community/eventEditor';
import type { EventEditorContext, EventEditorInput } from '@vetsync/machines/community/eventEditor';
import { mentorsMachine, mentorsView, type MentorsInput } from '@vetsync/machines/community/mentors';
import type { MentorsContext } from '@vetsync/machines/community/mentors';
import {
  communityLinks,
  eventOfListing,
  mergeEvents,
  newEventDraft,
  noEventFilters,
  noMentorFilters,
} from '@vetsync/machines/community/model';
import type { Mentor, Mentoring, Mentorship, Participation } from '@vetsync/machines/community/model';
import { emptyListingContent, type ListedEventRow } from '@vetsync/machines/organizations/model';
import type { EventParticipation } from '@vetsync/machines/model/exchange';
import type { AnnouncedEvent } from '@vetsync/machines/model/world';
import {
  networkMachine,
  networkView,
  type NetworkContext,
  type NetworkInput,
} from '@vetsync/machines/community/network';
import {
  communitySamples,
  communityStats,
  networkFigures,
  sampleEvents,
  sampleGroups,
  sampleMembers,
  sampleMentors,
  sampleMessages,
} from '@vetsync/samples/community';
import type { StateValue } from 'xstate';
import { writePhrase } from '@vetsync/ui/language';
import { inState } from './inState.ts';
import { now, intl, seenAt } from './leads.ts';

export const links = communityLinks({ role: 'user', screen: null });
export const ownEvent: AnnouncedEvent = {
  id: 'OWN00001',
  title: 'Saturday tool swap',
  type: 'other',
  date: '2026-11-28',
  time: '10:00',
  durationMinutes: 120,
  timeZone: 'America/Chicago',
  location: 'Oak Street 12, Austin',
  isOnline: false,
  description: 'Bring a tool you do not need, take one you do.',
  organizer: 'Marcus Delaney',
  maxAttendees: 20,
};
export const events = mergeEvents(sampleEvents(seenAt), [ownEvent]);
const titled = (...ids: string[]) =>
  events.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ id, title }));
export const joined = titled('sleeping-well', 'lake-cookout', 'OWN00001');
export const waiting = titled('gentle-yoga');

/** An organization's event, as the server answers. */
export const listedEvent: ListedEventRow = {
  ...emptyListingContent,
  id: '0198c0de-0000-7000-8000-000000000001',
  organizationId: '0198c0de-0000-7000-8000-0000000000aa',
  kind: 'event',
  status: 'published',
  title: 'Open house for veterans',
  description: 'Meet advisors, see the labs, and ask about credit for your training.',
  type: 'education',
  location: 'Norfolk, VA',
  startsAt: '2026-11-24T23:00:00.000Z',
  timeZone: 'America/New_York',
  durationMinutes: 90,
  capacity: 40,
  createdAt: '2026-10-01T12:00:00.000Z',
  updatedAt: '2026-10-01T12:00:00.000Z',
  publishedAt: '2026-10-01T12:00:00.000Z',
  version: 2,
  organization: {
    id: '0198c0de-0000-7000-8000-0000000000aa',
    slug: 'tidewater-college',
    name: 'Tidewater College',
    kind: 'university',
    website: '',
    phone: '',
  },
  miles: null,
  taken: 12,
  waiting: 0,
};
export const organized = (given: Partial<ListedEventRow> = {}, participation: Participation = 'none') => [
  eventOfListing({ ...listedEvent, ...given }, participation),
];

/** What a signed-in person has of it before they join. */
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

/** What a signed-in person's community begins with. */
export const nothingKnown = { stats: null, network: null, groups: [] } satisfies Partial<CommunityInput>;

const quiet = { search: 'idle', results: 'some', more: 'hidden', dialog: 'closed' } as const;
/** The Community Hub of the demo's veteran; `value` names the states that aren't idle. */
export const communityIn = (
  value: Partial<Record<keyof typeof quiet, StateValue>> = {},
  more: Partial<CommunityInput> = {},
  context: Partial<CommunityContext> = {},
) =>
  inState(communityMachine, communityView, {
    value: { ...quiet, ...value },
    input: {
      events,
      joined: [],
      waiting: [],
      route: { eventId: null, filters: noEventFilters },
      links,
      at: { role: 'user' },
      stats: communityStats,
      network: networkFigures,
      groups: sampleGroups,
      intl,
      write: writePhrase,
      now,
      random: () => 0.5,
      ...more,
    },
    context,
  });

export const wholeDraft = {
  ...newEventDraft('NEW00001'),
  title: 'Chess in the park',
  type: 'social',
  date: '2026-11-27',
  time: '14:00',
  location: 'Cedar Cove Park, Austin',
  description: 'Boards are there. Beginners welcome.',
};
export const editorIn = (
  value: StateValue,
  context: Partial<EventEditorContext> = {},
  more: Partial<EventEditorInput> = {},
) =>
  inState(eventEditorMachine, eventEditorView, {
    value,
    input: {
      stored: null,
      isOpen: value !== 'closed',
      organizer: 'Marcus Delaney',
      joined: [],
      audiences: ['community'],
      intl,
      now,
      random: () => 0.5,
      ...more,
    },
    context,
  });

export const networkIn = (
  value: StateValue,
  more: Partial<NetworkInput> = {},
  context: Partial<NetworkContext> = {},
) =>
  inState(networkMachine, networkView, {
    value,
    input: {
      members: sampleMembers,
      groups: sampleGroups,
      messages: sampleMessages(seenAt),
      route: { list: 'connections', q: '', memberId: null },
      links,
      stored: null,
      intl,
      now,
      random: () => 0.5,
      ...more,
    },
    context,
  });

const quietMentors = { list: { listed: 'idle' }, own: 'known', dialog: 'closed', outbox: 'idle' } as const;
/** Mentors in the demo; with `own`, of somebody whom others can answer. `value` names the states that aren't idle. */
export const mentorsIn = (
  value: Partial<Record<keyof typeof quietMentors, StateValue>> = {},
  context: Partial<MentorsContext> = {},
  more: Partial<MentorsInput> = {},
) =>
  inState(mentorsMachine, mentorsView, {
    value: { ...quietMentors, ...value },
    input: {
      server: { ...communitySamples.mentors, ...(context.own && { send: async () => null }) },
      requestedIds: [],
      filters: noMentorFilters,
      links,
      random: () => 0.5,
      ...more,
    },
    context: { mentors: sampleMentors, total: sampleMentors.length, ...context },
  });

const mentorship = (
  nth: number,
  side: Mentorship['side'],
  status: Mentorship['status'],
  name: string,
  text: string,
): Mentorship => ({
  id: `0198c0de-0000-7000-8000-0000000000b${nth}`,
  side,
  status,
  other: { id: `0198c0de-0000-7000-8000-0000000000c${nth}`, name },
  text,
  changedAt: '2026-11-20T15:00:00.000Z',
  isBookable: side === 'person' && status === 'accepted',
});
/** Of somebody who mentors, and has asked others. */
export const mentoring: Mentoring = {
  offer: {
    work: 'Master electrician, Norfolk Shipyard',
    location: 'Norfolk, VA',
    about: 'Twenty years in the trade, ten of them in the Navy.',
    times: 'Weekday evenings, Eastern Time',
    fields: ['Skilled trades'],
    topics: ['Apprenticeships', 'Licenses'],
    branch: 'Navy',
    languages: ['en', 'es'],
    capacity: 3,
    isOpen: true,
  },
  mentorships: [
    mentorship(1, 'mentor', 'requested', 'Ana Ruiz', 'How do I turn my Navy rating into a license?'),
    mentorship(2, 'mentor', 'accepted', 'Dale Whitfield', 'I begin my apprenticeship in March.'),
    mentorship(3, 'person', 'waiting', 'Grace Lin', 'May I ask you about hiring?'),
    mentorship(4, 'person', 'declined', 'Owen Park', 'I would like to run a small crew.'),
    mentorship(6, 'person', 'accepted', 'Lee Okafor', 'I’d like to practice an interview.'),
    mentorship(5, 'person', 'ended', 'Rosa Vega', 'Thank you for your time.'),
  ],
};
/** As the server finds one. */
export const foundMentor: Mentor = {
  ...sampleMentors[3]!,
  id: '0198c0de-0000-7000-8000-0000000000d1',
  branch: 'Army',
  languages: ['en', 'es'],
  about: 'I hire veterans, and know how their papers read.',
  times: 'Saturdays, Central Time',
  isVerified: true,
  places: 2,
  freeInWeeks: null,
};

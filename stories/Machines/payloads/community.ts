import type { communityMachine } from '@vetsync/machines/community/community';
import { eventFields, mentorFieldFilters, networkLists } from '@vetsync/machines/community/model';
import type { eventEditorMachine } from '@vetsync/machines/community/eventEditor';
import type { mentorsMachine } from '@vetsync/machines/community/mentors';
import type { networkMachine } from '@vetsync/machines/community/network';
import { reportReasons } from '@vetsync/machines/model/exchange';
import * as z from 'zod/mini';
import { foundMentor, listedEvent, mentoring, noPart } from '../../support/community.ts';
import { commandSettled } from '../parts/commandSettled.ts';
import { crisisFound } from '../parts/crisisFound.ts';
import { idOf, payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  community: payloadsOf<typeof communityMachine>({
    events: {
      'kept.changed': ({ kept }) => [{ kept }],
      'deadline.save': ({ kept }) => [{ deadlineId: idOf(kept) }],
      'filter.change': {
        schema: z.union([
          z.object({ filter: z.literal('format'), value: z.enum(['all', 'inPerson', 'online']) }),
          z.object({ filter: z.literal('q'), value: z.string() }),
          z.object({
            filter: z.literal('category'),
            value: z.enum(['all', 'career', 'wellness', 'education', 'social']),
          }),
          z.object({ filter: z.literal('day'), value: z.string() }),
          z.object({ filter: z.literal('within'), value: z.enum(['all', '7', '14', '30']) }),
          z.object({ filter: z.literal('group'), value: z.string() }),
          z.object({ filter: z.literal('seats'), value: z.boolean() }),
        ]),
        ready: () => [
          { filter: 'format', value: 'all' },
          { filter: 'q', value: 'A line of text' },
          { filter: 'category', value: 'all' },
          { filter: 'day', value: 'A line of text' },
          { filter: 'within', value: 'all' },
          { filter: 'group', value: 'A line of text' },
          { filter: 'seats', value: false },
        ],
      },
      'command.settled': {
        ...commandSettled,
        ready: ({ sent, report, move }) =>
          commandSettled.ready({ commandId: report.id || move.id || (sent?.id ?? '') }),
      },
      'event.open': ({ events }) => [{ eventId: idOf(events) }],
      'event.join': ({ events }) => [{ eventId: idOf(events) }],
      'event.leave': ({ events }) => [{ eventId: idOf(events) }],
      'event.wait': ({ events }) => [{ eventId: idOf(events) }],
      'event.cancel': ({ events }) => [{ eventId: idOf(events) }],
      'calendar.save': ({ events }) => [{ eventId: idOf(events) }],
      'guests.change': () => [{ guests: 2 }],
      'answer.change': () => [{ index: 0, text: 'No nuts, please' }],
      'seen.change': () => [{ isSeen: true }],
      'report.change': {
        schema: z.object({
          reason: z.optional(z.enum(reportReasons)),
          note: z.optional(z.string()),
        }),
        ready: () => [{ reason: 'spam' }, { note: 'They sell insurance.' }],
      },
      'move.change': {
        schema: z.object({ field: z.enum(['date', 'time', 'location', 'place']), value: z.string() }),
        ready: () => [{ field: 'place', value: 'The front room' }],
      },
      'location.changed': ({ events, route }) => [
        { ...route, eventId: null },
        { ...route, eventId: idOf(events) },
      ],
      'events.changed': ({ events, joined, waiting }) => [
        { events, joined, waiting },
        { events: [], joined: [], waiting: [] },
      ],
    },
    outputs: {
      findEvents: () => [{ events: [listedEvent], nextCursor: null }],
      readEvent: () => [{ event: listedEvent }],
      readParticipation: () => [{ participation: noPart }],
    },
  }),
  eventEditor: payloadsOf<typeof eventEditorMachine>({
    events: {
      'crisis.found': crisisFound,
      'field.change': {
        schema: z.object({
          field: z.enum(eventFields),
          value: z.string(),
        }),
        ready: () => [
          { field: 'title', value: 'Coffee at the lake' },
          { field: 'date', value: '2026-12-05' },
          { field: 'time', value: '10:30' },
          { field: 'seats', value: '12' },
        ],
      },
      'location.changed': () => [{ isOpen: false }, { isOpen: true }],
      'joined.changed': ({ joined }) => [{ joined }],
      'command.settled': {
        ...commandSettled,
        ready: ({ request }) => commandSettled.ready({ commandId: request?.id ?? '' }),
      },
    },
  }),
  mentors: payloadsOf<typeof mentorsMachine>({
    events: {
      'crisis.found': crisisFound,
      'filter.change': {
        schema: z.union([
          z.object({ filter: z.enum(['q', 'branch', 'language']), value: z.string() }),
          z.object({ filter: z.literal('field'), value: z.enum(mentorFieldFilters) }),
        ]),
        ready: () => [
          { filter: 'q', value: 'A line of text' },
          { filter: 'field', value: 'all' },
        ],
      },
      'mentor.ask': ({ mentors }) => [{ mentorId: idOf(mentors) }],
      'mentor.withdraw': ({ mentors }) => [{ mentorId: idOf(mentors) }],
      'request.change': () => [{ text: 'A line of text' }],
      'mentoring.take': ({ own }) => [
        { id: own?.mentorships[0]?.id ?? '', step: 'accept' },
        { id: own?.mentorships[1]?.id ?? '', step: 'end' },
      ],
      'offer.change': () => [{ changes: { work: 'Electrician', topics: 'Licenses' } }],
      'location.changed': ({ filters }) => [{ filters }],
      'requests.changed': ({ mentors }) => [{ requestedIds: [idOf(mentors)] }, { requestedIds: [] }],
    },
    outputs: {
      find: () => [
        { mentors: [foundMentor], total: 1, options: { branch: [], language: [] }, nextCursor: null },
      ],
      loadOwn: () => [mentoring],
    },
  }),
  network: payloadsOf<typeof networkMachine>({
    events: {
      'crisis.found': crisisFound,
      'search.change': () => [{ q: 'housing' }],
      'member.write': ({ members }) => [{ memberId: idOf(members) }],
      'text.change': () => [{ text: 'A line of text' }],
      'location.changed': {
        schema: z.object({
          list: z.enum(networkLists),
          q: z.string(),
          memberId: z.nullable(z.string()),
        }),
        ready: ({ route, members }) => [
          { ...route, memberId: idOf(members) },
          { list: 'connections', q: '', memberId: null },
          { list: 'messages', q: '', memberId: null },
        ],
      },
      'messages.changed': ({ messages }) => [{ messages }, { messages: [] }],
      'contacts.changed': ({ contacts }) => [{ contacts }, { contacts: [] }],
    },
    outputs: { readMembers: ({ members }) => [members] },
  }),
};

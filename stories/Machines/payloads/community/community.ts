import type { communityMachine } from '@vetsync/machines/community';
import { listedEvent } from '../../../support/community.ts';
import * as z from 'zod/mini';
import { commandSettled } from '../../parts/commandSettled.ts';
import { aList, anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof communityMachine>({
  events: {
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
      ready: ({ sent }) => commandSettled.ready({ commandId: sent?.id ?? '' }),
    },
    'event.open': {
      schema: z.object({ eventId: z.string() }),
      ready: ({ events }) => [{ eventId: idOf(events) }],
    },
    'event.join': {
      schema: z.object({ eventId: z.string() }),
      ready: ({ events }) => [{ eventId: idOf(events) }],
    },
    'event.leave': {
      schema: z.object({ eventId: z.string() }),
      ready: ({ events }) => [{ eventId: idOf(events) }],
    },
    'event.wait': {
      schema: z.object({ eventId: z.string() }),
      ready: ({ events }) => [{ eventId: idOf(events) }],
    },
    'event.cancel': {
      schema: z.object({ eventId: z.string() }),
      ready: ({ events }) => [{ eventId: idOf(events) }],
    },
    'calendar.save': {
      schema: z.object({ eventId: z.string() }),
      ready: ({ events }) => [{ eventId: idOf(events) }],
    },
    'location.changed': {
      schema: z.object({ eventId: z.nullable(z.string()), filters: anObject }),
      ready: ({ events, route }) => [
        { ...route, eventId: null },
        { ...route, eventId: idOf(events) },
      ],
    },
    'events.changed': {
      schema: z.object({ events: aList, joined: aList, waiting: aList }),
      ready: ({ events, joined, waiting }) => [
        { events, joined, waiting },
        { events: [], joined: [], waiting: [] },
      ],
    },
  },
  outputs: {
    findEvents: () => [{ events: [listedEvent], nextCursor: null }],
    readEvent: () => [{ event: listedEvent }],
  },
});

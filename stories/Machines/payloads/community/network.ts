import { networkLists } from '@vetsync/machines/community/model';
import type { networkMachine } from '@vetsync/machines/network';
import * as z from 'zod/mini';
import { aList, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof networkMachine>({
  events: {
    'search.change': {
      schema: z.object({ q: z.string() }),
      ready: () => [{ q: 'housing' }],
    },
    'member.write': {
      schema: z.object({ memberId: z.string() }),
      ready: ({ members }) => [{ memberId: idOf(members) }],
    },
    'text.change': {
      schema: z.object({ text: z.string() }),
      ready: () => [{ text: 'A line of text' }],
    },
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
    'messages.changed': {
      schema: z.object({ messages: aList }),
      ready: ({ messages }) => [{ messages }, { messages: [] }],
    },
    'contacts.changed': {
      schema: z.object({ contacts: aList }),
      ready: ({ contacts }) => [{ contacts }, { contacts: [] }],
    },
  },
});

import { allThreads } from '@vetsync/machines/exchange/model';
import type { inboxMachine } from '@vetsync/machines/inbox';
import { reportReasons } from '@vetsync/machines/model/exchange';
import * as z from 'zod/mini';
import { contactRequests } from '../../../Screens/exchange/sharing.ts';
import { ownThreads, shipyard, threadMessages } from '../../../Screens/exchange/samples.ts';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

const position = z.object({ position: z.nullable(z.string()) });
const byId = z.object({ id: z.string() });

export const payloads = payloadsOf<typeof inboxMachine>({
  events: {
    'text.change': {
      schema: z.object({ text: z.string() }),
      ready: () => [{ text: 'Then I bring coffee.' }, { text: '' }],
    },
    'search.change': { schema: z.object({ q: z.string() }), ready: () => [{ q: 'dock' }] },
    'list.choose': { schema: z.object({ isUnread: z.boolean() }), ready: () => [{ isUnread: true }] },
    'person.search': { schema: z.object({ q: z.string() }), ready: () => [{ q: 'dev' }] },
    'template.use': { schema: z.object({ templateId: z.string() }), ready: () => [{ templateId: 'ask' }] },
    'message.retry': { schema: byId, ready: ({ queue }) => [{ id: idOf(queue) }] },
    'message.edit': { schema: byId, ready: ({ queue }) => [{ id: idOf(queue) }] },
    'request.accept': {
      schema: byId,
      ready: ({ requests }) => [{ id: idOf(requests) }],
    },
    'request.decline': {
      schema: byId,
      ready: ({ requests }) => [{ id: idOf(requests) }],
    },
    'report.open': {
      schema: z.object({ messageId: z.nullable(z.string()) }),
      ready: ({ messages }) => [{ messageId: null }, { messageId: idOf(messages) }],
    },
    'report.change': {
      schema: z.object({ reason: z.optional(z.enum(reportReasons)), note: z.optional(z.string()) }),
      ready: () => [{ reason: 'scam' }, { note: 'They want money.' }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ threads }) => [
        { route: { ...allThreads, thread: idOf(threads) } },
        { route: { ...allThreads, to: { organizationId: shipyard.id } } },
        { route: { ...allThreads, isChoosing: true } },
        { route: { ...allThreads, q: 'boots' } },
        { route: allThreads },
      ],
    },
    'feed.opened': { schema: position, ready: () => [{ position: '7' }] },
    'feed.reset': { schema: position, ready: () => [{ position: '9' }] },
    'feed.crowded': {
      schema: z.object({ retryAfterSeconds: z.number() }),
      ready: () => [{ retryAfterSeconds: 30 }],
    },
    'feed.row': {
      schema: z.object({ position: z.string(), row: anObject }),
      ready: () => [
        {
          position: '8',
          row: {
            id: 'message-3',
            kind: 'messageSent',
            subject: 'thread-0',
            payload: {},
            at: threadMessages[0]!.at,
            actor: 'colleague',
            commandId: 'a command',
            version: null,
          },
        },
      ],
    },
  },
  outputs: {
    loadWorkspace: () => [{ organization: shipyard, role: 'reviewer' }],
    loadThreads: () => [
      { threads: [...ownThreads], nextCursor: null },
      { threads: [], nextCursor: null },
    ],
    loadMessages: () => [{ thread: ownThreads[0]!, messages: [...threadMessages], nextCursor: null }],
    loadRecipient: () => [{ name: shipyard.name }, null],
    findPeople: () => [
      { people: [{ name: 'Devon', to: { applicationId: 'a' }, about: ['Welder'] }], total: 1 },
    ],
    loadContacts: () => [
      { requests: [...contactRequests], reports: [] },
      { requests: [], reports: [] },
    ],
    sendCommand: () => [{ facts: [] }],
  },
});

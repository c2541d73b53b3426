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
        { route: { thread: idOf(threads), to: null } },
        { route: { thread: null, to: { organizationId: shipyard.id } } },
        { route: { thread: null, to: null } },
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
    loadMessages: () => [{ messages: [...threadMessages], nextCursor: null }],
    loadRecipient: () => [{ name: shipyard.name }, null],
    loadContacts: () => [
      { requests: [...contactRequests], reports: [] },
      { requests: [], reports: [] },
    ],
    sendCommand: () => [{ facts: [] }],
  },
});

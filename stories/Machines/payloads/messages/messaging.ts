import type { messagingMachine } from '@vetsync/machines/messaging';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof messagingMachine>({
  events: {
    'search.change': {
      schema: z.object({ q: z.string() }),
      ready: () => [{ q: 'housing' }],
    },
    'list.choose': {
      schema: z.object({ list: z.enum(['all', 'unread']) }),
      ready: () => [{ list: 'all' }, { list: 'unread' }],
    },
    'person.search': {
      schema: z.object({ q: z.string() }),
      ready: () => [{ q: 'housing' }],
    },
    'text.change': {
      schema: z.object({ text: z.string() }),
      ready: () => [{ text: 'Thank you for your application.' }, { text: '' }],
    },
    'template.use': {
      schema: z.object({ templateId: z.string() }),
      ready: () => [{ templateId: 'interview' }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ route }) => [{ route }],
    },
    'mailbox.changed': {
      schema: z.object({ mailbox: anObject }),
      ready: ({ mailbox }) => [{ mailbox }],
    },
    'reply.come': {
      schema: z.object({ messageId: z.string() }),
      ready: () => [{ messageId: 'reply-1' }],
    },
  },
});

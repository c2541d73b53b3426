import type { reviewDialogMachine } from '@vetsync/machines/reviewDialog';
import * as z from 'zod/mini';
import { aList, anObject, payloadsOf } from '../../parts/payloads.ts';
import { collegeDecisions } from '@vetsync/machines/model/world';

export const payloads = payloadsOf<typeof reviewDialogMachine>({
  events: {
    'decision.choose': {
      schema: z.object({
        decision: z.nullable(z.enum([...collegeDecisions, 'hire', 'offer', 'reject', 'approve'])),
      }),
      ready: () => [{ decision: 'accepted' }, { decision: 'rejected' }, { decision: null }],
    },
    'words.change': {
      schema: z.object({ field: z.enum(['message', 'notes']), text: z.string() }),
      ready: () => [
        { field: 'message', text: 'Welcome.' },
        { field: 'notes', text: 'Strong references.' },
      ],
    },
    'row.step': {
      schema: z.object({ to: z.enum(['next', 'previous']) }),
      ready: () => [{ to: 'next' }, { to: 'previous' }],
    },
    'tab.choose': {
      schema: z.object({
        tab: z.enum([
          'overview',
          'skills',
          'experience',
          'military',
          'analysis',
          'academic',
          'essays',
          'prediction',
          'needs',
        ]),
      }),
      ready: () => [{ tab: 'overview' }, { tab: 'skills' }, { tab: 'experience' }, { tab: 'military' }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ route }) => [{ route }],
    },
    'order.changed': {
      schema: z.object({ order: aList }),
      ready: ({ order }) => [{ order }],
    },
    'world.changed': {
      schema: z.object({ world: anObject }),
      ready: ({ world }) => [{ world }],
    },
  },
});

import type { reviewDialogMachine } from '@vetsync/machines/reviewDialog';
import * as z from 'zod/mini';
import { aList, anObject, payloadsOf } from '../../parts/payloads.ts';
import { systemPhrase } from '@vetsync/machines/system/model';

export const payloads = payloadsOf<typeof reviewDialogMachine>({
  events: {
    'page.toast': {
      schema: z.object({ toast: anObject }),
      ready: () => [
        { toast: { title: systemPhrase('leadSavedTitle'), description: systemPhrase('leadSaved') } },
      ],
    },
    'world.dispatch': {
      schema: z.object({ command: anObject }),
      ready: () => [{ command: { type: 'notification.readAll', targetRole: 'user' } }],
    },
    'decision.choose': {
      schema: z.object({
        decision: z.enum([
          'interview',
          'offer',
          'approve',
          'reject',
          'hire',
          'accepted',
          'waitlist',
          'rejected',
        ]),
      }),
      ready: () => [{ decision: 'approve' }, { decision: 'reject' }, { decision: 'interview' }],
    },
    'notes.change': {
      schema: z.object({ notes: z.string() }),
      ready: () => [{ notes: 'Strong references.' }, { notes: '' }],
    },
    'decision.done': {
      schema: z.object({ applicationId: z.string() }),
      ready: ({ order }) => [{ applicationId: order[0] ?? 'none' }],
    },
    'notes.changed': {
      schema: z.object({ notes: anObject }),
      ready: () => [{ notes: {} }],
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

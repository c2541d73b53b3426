import { leadFields, leadSources } from '@vetsync/machines/leads/model';
import type { leadCaptureMachine } from '@vetsync/machines/leadCapture';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { email } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof leadCaptureMachine>({
  events: {
    'field.change': {
      schema: z.object({
        field: z.enum(leadFields),
        value: z.string(),
      }),
      ready: () => [
        { field: 'name', value: 'Dana Fields' },
        { field: 'email', value: email },
        { field: 'email', value: 'dana@example' },
        { field: 'interest', value: 'Housing' },
      ],
    },
    'modal.open': {
      schema: z.object({
        source: z.enum(leadSources),
      }),
      ready: () => [{ source: 'footer_join_free' }, { source: 'marketing_modal' }],
    },
    'entry.synced': {
      schema: z.object({ id: z.string() }),
      ready: ({ id }) => [{ id }, { id: 'other' }],
    },
    'entry.failed': {
      schema: z.object({ id: z.string(), refused: z.boolean() }),
      ready: ({ id }) => [
        { id, refused: true },
        { id, refused: false },
      ],
    },
    'outbox.changed': {
      schema: z.object({ stored: z.boolean() }),
      ready: () => [{ stored: false }, { stored: true }],
    },
  },
});

import type { customSolutionMachine } from '@vetsync/machines/landing/customSolution';
import { solutionFields } from '@vetsync/machines/landing/model';
import type { leadCaptureMachine } from '@vetsync/machines/landing/leadCapture';
import { leadFields, leadSources } from '@vetsync/machines/leads/model';
import * as z from 'zod/mini';
import { email } from '../../support/account.ts';
import { payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  customSolution: payloadsOf<typeof customSolutionMachine>({
    events: {
      'field.change': {
        schema: z.object({
          field: z.enum(solutionFields),
          value: z.string(),
        }),
        ready: () => [
          { field: 'name', value: 'Dana Fields' },
          { field: 'email', value: email },
          { field: 'organization', value: 'Harbor Health' },
          { field: 'useCase', value: 'Hiring' },
        ],
      },
      'outbox.changed': () => [{ stored: false }, { stored: true }],
    },
  }),
  leadCapture: payloadsOf<typeof leadCaptureMachine>({
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
      'entry.synced': ({ id }) => [{ id }, { id: 'other' }],
      'entry.failed': ({ id }) => [
        { id, refused: true },
        { id, refused: false },
      ],
      'outbox.changed': () => [{ stored: false }, { stored: true }],
    },
  }),
};

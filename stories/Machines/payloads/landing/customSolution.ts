import { solutionFields } from '@vetsync/machines/landing/model';
import type { customSolutionMachine } from '@vetsync/machines/customSolution';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { email } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof customSolutionMachine>({
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
    'outbox.changed': {
      schema: z.object({ stored: z.boolean() }),
      ready: () => [{ stored: false }, { stored: true }],
    },
  },
});

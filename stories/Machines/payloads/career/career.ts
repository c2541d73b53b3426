import { salaryNegotiationSteps } from '@vetsync/machines/career/model';
import type { careerMachine } from '@vetsync/machines/career';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof careerMachine>({
  events: {
    'occupation.choose': {
      schema: z.object({
        occupation: z.enum([
          'security',
          'logisticians',
          'projects',
          'networks',
          'people',
          'training',
          'nurses',
          'electricians',
          'drivers',
          'diesel',
        ]),
      }),
      ready: () => [
        { occupation: 'security' },
        { occupation: 'logisticians' },
        { occupation: 'projects' },
        { occupation: 'networks' },
      ],
    },
    'negotiationStep.choose': {
      schema: z.object({ step: z.enum(salaryNegotiationSteps) }),
      ready: () => [{ step: 'close' }, { step: 'prepare' }, { step: 'range' }, { step: 'offer' }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ route }) => [{ route }],
    },
    'world.changed': {
      schema: z.object({ world: anObject }),
      ready: ({ world }) => [{ world }],
    },
  },
});

import { jobSorts, salaryNegotiationSteps } from '@vetsync/machines/career/model';
import type { careerMachine } from '@vetsync/machines/career';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof careerMachine>({
  events: {
    'filter.change': {
      schema: z.union([
        z.object({ filter: z.literal('type'), value: z.enum(['all', 'Full-time', 'Part-time', 'Contract']) }),
        z.object({ filter: z.literal('sort'), value: z.enum(jobSorts) }),
        z.object({ filter: z.literal('q'), value: z.string() }),
        z.object({
          filter: z.literal('location'),
          value: z.enum([
            'all',
            'Austin, Texas',
            'Dallas, Texas',
            'Houston, Texas',
            'San Antonio, Texas',
            'Remote',
          ]),
        }),
        z.object({ filter: z.literal('pay'), value: z.enum(['all', '50000', '70000', '90000']) }),
      ]),
      ready: () => [
        { filter: 'type', value: 'all' },
        { filter: 'sort', value: 'match' },
        { filter: 'q', value: 'A line of text' },
        { filter: 'location', value: 'all' },
        { filter: 'pay', value: 'all' },
      ],
    },
    'job.details': {
      schema: z.object({ jobId: z.string() }),
      ready: ({ jobs }) => [{ jobId: idOf(jobs) }],
    },
    'job.apply': {
      schema: z.object({ jobId: z.string() }),
      ready: ({ jobs }) => [{ jobId: idOf(jobs) }],
    },
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

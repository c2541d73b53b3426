import { programSorts } from '@vetsync/machines/education/model';
import type { educationMachine } from '@vetsync/machines/education';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof educationMachine>({
  events: {
    'filter.change': {
      schema: z.union([
        z.object({
          filter: z.literal('type'),
          value: z.enum(['all', 'bachelor', 'master', 'associate', 'certificate']),
        }),
        z.object({ filter: z.literal('sort'), value: z.enum(programSorts) }),
        z.object({ filter: z.literal('q'), value: z.string() }),
        z.object({
          filter: z.literal('location'),
          value: z.enum(['all', 'Austin', 'Houston', 'Dallas', 'College Station', 'Lubbock']),
        }),
        z.object({ filter: z.literal('tuition'), value: z.enum(['all', '5000', '12000', '20000']) }),
        z.object({ filter: z.literal('saved'), value: z.boolean() }),
        z.object({ filter: z.literal('covered'), value: z.boolean() }),
      ]),
      ready: () => [
        { filter: 'type', value: 'all' },
        { filter: 'sort', value: 'match' },
        { filter: 'q', value: 'A line of text' },
        { filter: 'location', value: 'all' },
        { filter: 'tuition', value: 'all' },
        { filter: 'saved', value: false },
        { filter: 'covered', value: false },
      ],
    },
    'program.details': {
      schema: z.object({ programId: z.string() }),
      ready: ({ programs }) => [{ programId: idOf(programs) }],
    },
    'program.apply': {
      schema: z.object({ programId: z.string() }),
      ready: ({ programs }) => [{ programId: idOf(programs) }],
    },
    'program.save': {
      schema: z.object({ programId: z.string() }),
      ready: ({ programs }) => [{ programId: idOf(programs) }],
    },
    'compare.toggle': {
      schema: z.object({ programId: z.string() }),
      ready: ({ programs }) => [{ programId: idOf(programs) }],
    },
    'deadline.save': {
      schema: z.object({ deadlineId: z.string() }),
      ready: ({ deadlines, now }) => [{ deadlineId: idOf(deadlines(now())) }],
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

import { planFields } from '@vetsync/machines/education/model';
import type { benefitsCalculatorMachine } from '@vetsync/machines/benefitsCalculator';
import * as z from 'zod/mini';
import { idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof benefitsCalculatorMachine>({
  events: {
    'figure.change': {
      schema: z.object({ field: z.enum(planFields), value: z.string() }),
      ready: () => [
        { field: 'monthsLeft', value: '24' },
        { field: 'tuition', value: '9000' },
        { field: 'housing', value: '1800' },
      ],
    },
    'percent.choose': {
      schema: z.object({ percent: z.literal([50, 60, 70, 80, 90, 100]) }),
      ready: () => [{ percent: 100 }, { percent: 80 }, { percent: 60 }, { percent: 90 }],
    },
    'program.choose': {
      schema: z.object({ programId: z.string() }),
      ready: ({ programs }) => [{ programId: idOf(programs) }],
    },
    'school.choose': {
      schema: z.object({ isPublic: z.boolean() }),
      ready: () => [{ isPublic: false }, { isPublic: true }],
    },
    'term.add': {
      schema: z.object({ term: z.optional(z.string()) }),
      ready: () => [{}, { term: 'Spring 2027' }],
    },
    'term.remove': {
      schema: z.object({ term: z.string() }),
      ready: ({ draft }) => [{ term: draft.terms[0]?.term ?? 'Fall 2027' }],
    },
    'load.choose': {
      schema: z.object({ term: z.string(), load: z.enum(['full', 'threeQuarter', 'half']) }),
      ready: ({ draft }) => [{ term: draft.terms[0]?.term ?? 'Fall 2027', load: 'half' }],
    },
  },
});

import type { commonApplicationMachine } from '@vetsync/machines/commonApplication';
import * as z from 'zod/mini';
import { commandSettled } from '../../parts/commandSettled.ts';
import { aList, anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof commonApplicationMachine>({
  events: {
    'program.toggle': {
      schema: z.object({ programId: z.string() }),
      ready: ({ programs }) => [{ programId: idOf(programs) }],
    },
    'text.change': {
      schema: z.object({
        field: z.enum([
          'message',
          'personalStatement',
          'academicGoals',
          'militaryExperience',
          'careerObjective',
          'accommodations',
          'coverLetter',
          'situation',
        ]),
        value: z.string(),
      }),
      ready: () => [
        { field: 'personalStatement', value: 'I led a team of twelve.' },
        { field: 'message', value: 'Thank you.' },
      ],
    },
    'term.choose': {
      schema: z.object({ term: z.string() }),
      ready: () => [{ term: 'Fall 2027' }, { term: 'Spring 2027' }],
    },
    'aid.change': {
      schema: z.object({ wanted: z.boolean() }),
      ready: () => [{ wanted: false }, { wanted: true }],
    },
    'applicant.changed': {
      schema: z.object({ applicant: anObject }),
      ready: ({ applicant }) => [{ applicant }],
    },
    'command.settled': commandSettled,
    'applied.changed': {
      schema: z.object({ applied: aList }),
      ready: ({ programs }) => [{ applied: [idOf(programs)] }, { applied: [] }],
    },
  },
});

import type { commonApplicationMachine } from '@vetsync/machines/commonApplication';
import { optionalParts } from '@vetsync/machines/model/exchange';
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
    'part.toggle': {
      schema: z.object({ part: z.enum(optionalParts) }),
      ready: () => [{ part: 'email' }, { part: 'skills' }],
    },
    'search.change': { schema: z.object({ q: z.string() }), ready: () => [{ q: 'nursing' }, { q: '' }] },
    'programs.changed': {
      schema: z.object({ programs: aList, search: anObject }),
      ready: ({ programs }) => [
        { programs: programs.slice(0, 1), search: { q: '', status: 'found', more: 'idle' } },
        { programs, search: { q: '', status: 'found', more: 'none' } },
      ],
    },
    'command.settled': commandSettled,
    'pace.changed': {
      schema: z.object({ progress: z.number() }),
      ready: () => [{ progress: 50 }],
    },
    'applied.changed': {
      schema: z.object({ applied: aList }),
      ready: ({ programs }) => [{ applied: [idOf(programs)] }, { applied: [] }],
    },
  },
});

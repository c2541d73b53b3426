import type { applicationDialogMachine } from '@vetsync/machines/applicationDialog';
import * as z from 'zod/mini';
import { optionalParts } from '@vetsync/machines/model/exchange';
import { commandSettled } from '../../parts/commandSettled.ts';
import { anObject, payloadsOf } from '../../parts/payloads.ts';
import { collegeTarget, jobTarget, nonprofitTarget } from '../../../support/applications.ts';

export const payloads = payloadsOf<typeof applicationDialogMachine>({
  events: {
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
        { field: 'message', value: 'I look forward to hearing from you.' },
        { field: 'personalStatement', value: 'I led a team of twelve.' },
      ],
    },
    'choice.toggle': {
      schema: z.object({ choice: z.string() }),
      ready: () => [{ choice: 'Moving costs' }],
    },
    'term.choose': {
      schema: z.object({ term: z.string() }),
      ready: () => [{ term: 'Fall 2027' }, { term: 'Spring 2027' }],
    },
    'aid.change': {
      schema: z.object({ wanted: z.boolean() }),
      ready: () => [{ wanted: false }, { wanted: true }],
    },
    'part.toggle': {
      schema: z.object({ part: z.enum(optionalParts) }),
      ready: () => [{ part: 'skills' }],
    },
    'command.settled': commandSettled,
    'pace.changed': {
      schema: z.object({ progress: z.number() }),
      ready: () => [{ progress: 50 }],
    },
    'dialog.open': {
      schema: z.object({ target: anObject, currentApplication: z.optional(anObject) }),
      ready: () => [{ target: jobTarget }, { target: collegeTarget }, { target: nonprofitTarget }],
    },
    'applicant.changed': {
      schema: z.object({ applicant: anObject }),
      ready: ({ applicant }) => [{ applicant }],
    },
    'currentApplication.changed': {
      schema: z.object({ currentApplication: z.nullable(anObject) }),
      ready: () => [{ currentApplication: { id: 'a1', href: '/demo' } }, { currentApplication: null }],
    },
  },
});

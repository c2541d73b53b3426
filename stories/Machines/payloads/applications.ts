import type { applicationDialogMachine } from '@vetsync/machines/applications/applicationDialog';
import type { applicationListMachine } from '@vetsync/machines/applications/applicationList';
import type { commonApplicationMachine } from '@vetsync/machines/applications/commonApplication';
import { optionalParts } from '@vetsync/machines/model/exchange';
import { applicationKinds, emptyWorld } from '@vetsync/machines/model/world';
import * as z from 'zod/mini';
import { sentWorlds } from '../../Screens/exchange/sentApplications.ts';
import { collegeTarget, jobTarget, nonprofitTarget } from '../../support/applications.ts';
import { commandSettled } from '../parts/commandSettled.ts';
import { crisisFound } from '../parts/crisisFound.ts';
import { anObject, idOf, payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  applicationDialog: payloadsOf<typeof applicationDialogMachine>({
    events: {
      'crisis.found': crisisFound,
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
      'choice.toggle': () => [{ choice: 'Moving costs' }],
      'term.choose': () => [{ term: 'Fall 2027' }, { term: 'Spring 2027' }],
      'aid.change': () => [{ wanted: false }, { wanted: true }],
      'part.toggle': {
        schema: z.object({ part: z.enum(optionalParts) }),
        ready: () => [{ part: 'skills' }],
      },
      'command.settled': commandSettled,
      'pace.changed': () => [{ progress: 50 }],
      'dialog.open': {
        schema: z.object({ target: anObject, currentApplication: z.optional(anObject) }),
        ready: () => [{ target: jobTarget }, { target: collegeTarget }, { target: nonprofitTarget }],
      },
      'applicant.changed': ({ applicant }) => [{ applicant }],
      'currentApplication.changed': () => [
        { currentApplication: { id: 'a1', href: '/demo' } },
        { currentApplication: null },
      ],
    },
  }),
  applicationList: payloadsOf<typeof applicationListMachine>({
    events: {
      'world.followed': () => [
        { world: sentWorlds.rejected, isKnown: true },
        { world: emptyWorld, isKnown: true },
        { world: emptyWorld, isKnown: false },
      ],
      'location.changed': {
        schema: z.object({ kind: z.nullable(z.enum(applicationKinds)) }),
        ready: () => [{ kind: 'job' }, { kind: null }],
      },
    },
  }),
  commonApplication: payloadsOf<typeof commonApplicationMachine>({
    events: {
      'crisis.found': crisisFound,
      'program.toggle': ({ programs }) => [{ programId: idOf(programs) }],
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
      'term.choose': () => [{ term: 'Fall 2027' }, { term: 'Spring 2027' }],
      'aid.change': () => [{ wanted: false }, { wanted: true }],
      'applicant.changed': ({ applicant }) => [{ applicant }],
      'part.toggle': {
        schema: z.object({ part: z.enum(optionalParts) }),
        ready: () => [{ part: 'email' }, { part: 'skills' }],
      },
      'search.change': () => [{ q: 'nursing' }, { q: '' }],
      'programs.changed': ({ programs }) => [
        { programs: programs.slice(0, 1), search: { q: '', status: 'found', more: 'idle' } },
        { programs, search: { q: '', status: 'found', more: 'none' } },
      ],
      'command.settled': commandSettled,
      'pace.changed': () => [{ progress: 50 }],
      'applied.changed': ({ programs }) => [{ applied: [idOf(programs)] }, { applied: [] }],
    },
  }),
};

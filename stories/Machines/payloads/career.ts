import type { careerMachine } from '@vetsync/machines/career/career';
import {
  interviewFeelings,
  interviewQuestions,
  salaryNegotiationSteps,
  skillReportReasons,
} from '@vetsync/machines/career/model';
import type { interviewPracticeMachine } from '@vetsync/machines/career/interviewPractice';
import type { skillTranslationMachine } from '@vetsync/machines/career/skillTranslation';
import * as z from 'zod/mini';
import { crisisFound } from '../parts/crisisFound.ts';
import { idOf, payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  career: payloadsOf<typeof careerMachine>({
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
      'location.changed': ({ route }) => [{ route }],
      'world.changed': ({ world }) => [{ world }],
      'kept.changed': ({ kept }) => [{ kept }],
      'deadline.save': ({ kept }) => [{ deadlineId: idOf(kept) }],
    },
  }),
  interviewPractice: payloadsOf<typeof interviewPracticeMachine>({
    events: {
      'crisis.found': crisisFound,
      'note.change': () => [{ value: 'Speak about the convoy.' }],
      'feeling.choose': {
        schema: z.object({ feeling: z.enum(interviewFeelings) }),
        ready: () => [{ feeling: 'ready' }, { feeling: 'again' }, { feeling: 'nearly' }],
      },
      'question.open': {
        schema: z.object({
          question: z.enum(interviewQuestions),
        }),
        ready: () => [
          { question: 'ask' },
          { question: 'translation' },
          { question: 'yourself' },
          { question: 'leadership' },
        ],
      },
      'location.changed': {
        schema: z.object({
          step: z.enum([
            'ask',
            'translation',
            'yourself',
            'leadership',
            'conflict',
            'failure',
            'why',
            'review',
          ]),
        }),
        ready: () => [{ step: 'ask' }, { step: 'translation' }, { step: 'yourself' }, { step: 'leadership' }],
      },
    },
  }),
  skillTranslation: payloadsOf<typeof skillTranslationMachine>({
    events: {
      'filter.change': {
        schema: z.union([
          z.object({ filter: z.literal('q'), value: z.string() }),
          z.object({
            filter: z.literal('branch'),
            value: z.enum(['all', 'army', 'marineCorps', 'navy', 'airForce', 'spaceForce', 'coastGuard']),
          }),
        ]),
        ready: () => [
          { filter: 'q', value: 'A line of text' },
          { filter: 'branch', value: 'all' },
        ],
      },
      'occupation.choose': ({ occupations }) => [{ occupationId: idOf(occupations) }],
      'report.open': ({ occupations }) => [{ occupationId: null }, { occupationId: idOf(occupations) }],
      'reason.choose': {
        schema: z.object({ reason: z.enum(skillReportReasons) }),
        ready: () => [{ reason: 'code' }, { reason: 'title' }, { reason: 'missing' }, { reason: 'other' }],
      },
      'message.change': () => [{ value: 'The title is out of date.' }, { value: '' }],
      'location.changed': ({ filters }) => [
        { filters, report: null },
        { filters, report: { occupationId: null } },
      ],
    },
  }),
};

import type { careerMachine } from '@vetsync/machines/career/career';
import {
  interviewFeelings,
  interviewQuestions,
  salaryNegotiationSteps,
  skillReportReasons,
} from '@vetsync/machines/career/model';
import type { interviewPracticeMachine } from '@vetsync/machines/career/interviewPractice';
import { payAmounts, type payComparisonMachine } from '@vetsync/machines/career/payComparison';
import type { skillTranslationMachine } from '@vetsync/machines/career/skillTranslation';
import * as z from 'zod/mini';
import { medic } from '../../Screens/reference/occupations.ts';
import { mesaDetail } from '../../Screens/reference/schools.ts';
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
  payComparison: payloadsOf<typeof payComparisonMachine>({
    events: {
      'amount.change': {
        schema: z.object({ name: z.enum(payAmounts), value: z.nullable(z.number()) }),
        ready: () => [
          { name: 'basic', value: 3_500 },
          { name: 'offer', value: 80_000 },
        ],
      },
      'grade.choose': () => [{ grade: 'E05' }, { grade: 'O03' }],
      'dependents.choose': () => [{ hasDependents: false }, { hasDependents: true }],
      'zip.change': () => [{ zip: '78712' }, { zip: '787' }],
      'occupation.choose': ({ occupations }) => [{ onet: occupations[0]?.onet ?? '29-2043.00' }],
    },
    outputs: {
      readAllowance: () => [
        { monthly: 2_241, area: 'AUSTIN, TX', year: 2026, source: mesaDetail.housing!.source },
      ],
      readOccupations: () => [medic],
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

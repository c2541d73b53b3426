import { interviewFeelings, interviewQuestions } from '@vetsync/machines/career/model';
import type { interviewPracticeMachine } from '@vetsync/machines/interviewPractice';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof interviewPracticeMachine>({
  events: {
    'note.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: 'Speak about the convoy.' }],
    },
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
});

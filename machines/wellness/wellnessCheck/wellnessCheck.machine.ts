import { assign, emit, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import {
  checkAreas,
  checkResultOf,
  reachableStep,
  formatCheckStep,
  type CheckAnswer,
  type CheckAnswers,
  type CheckKeeping,
  type CheckResult,
  type CheckStep,
  type WellnessLinks,
} from '../model/index.ts';
import type { QueryRequest } from '../../shell/platform/tabSupervisor.events.ts';

/** Events that the self-check sends. */
export type WellnessCheckEvent =
  | { type: 'check.start' }
  /** Answers the question that is shown. */
  | { type: 'answer.choose'; answer: CheckAnswer }
  | { type: 'step.next' }
  | { type: 'step.back' }
  /** Looks at the answers again, from the first. */
  | { type: 'check.review' }
  /** Forgets every answer, here and where they are kept. */
  | { type: 'check.clear' };

/** The URL names the question, or the result. */
export type WellnessCheckParentEvent =
  | { type: 'location.changed'; step: CheckStep }
  /** The person has answered on another device. */
  | { type: 'answers.restored'; answers: CheckAnswers };

export type WellnessCheckEmitted =
  | QueryRequest
  /** Keep these for the person alone; null: forget them. */
  | { type: 'answers.changed'; answers: CheckAnswers | null };

export interface WellnessCheckInput {
  /** Answers from before. */
  stored: CheckAnswers;
  /** From the URL. */
  step: CheckStep;
  /** Where the next steps lead. */
  links: WellnessLinks;
  keeping: CheckKeeping;
}

export interface WellnessCheckContext {
  answers: CheckAnswers;
  /** The requested step. An unanswered question before it is shown instead. */
  step: CheckStep;
  links: WellnessLinks;
  keeping: CheckKeeping;
}

const last = checkAreas.length - 1;
const number = ({ step }: WellnessCheckContext) => (typeof step === 'number' ? step : 0);
const areaOf = (context: WellnessCheckContext) => checkAreas[number(context)] ?? 'sleep';

/**
 * A short self-check with a private result: nobody else sees any of it. An answer that hints at a crisis shows the crisis
 * line at once, without a further press.
 */
export const wellnessCheckMachine = setup({
  types: {
    context: {} as WellnessCheckContext,
    events: {} as WellnessCheckEvent | WellnessCheckParentEvent,
    emitted: {} as WellnessCheckEmitted,
    input: {} as WellnessCheckInput,
  },
  actions: {
    setStep: assign(({ context }, { step }: { step: CheckStep }) => ({
      step: reachableStep(step, context.answers),
    })),
    answer: assign(({ context }, { answer }: { answer: CheckAnswer }) => ({
      answers: { ...context.answers, [areaOf(context)]: answer },
    })),
    setAnswers: assign((_, { answers }: { answers: CheckAnswers }) => ({ answers })),
    goOn: assign(({ context }) => ({
      step: reachableStep(number(context) === last ? 'result' : number(context) + 1, context.answers),
    })),
    goBack: assign(({ context }) => ({
      step: context.step === 'result' ? last : number(context) === 0 ? null : number(context) - 1,
    })),
    clear: assign({ answers: {}, step: null }),
    emitStep: emit(({ context: { step } }): WellnessCheckEmitted => ({
      type: 'page.setQuery',
      changes: { question: formatCheckStep(step) },
      replace: false,
    })),
    emitAnswers: emit(({ context: { answers } }) => ({ type: 'answers.changed', answers })),
    emitAnswersCleared: emit({ type: 'answers.changed', answers: null }),
  },
  guards: {
    isBefore: ({ context }) => context.step === null,
    isAsking: ({ context }) => typeof context.step === 'number',
    isAnswered: ({ context }) => context.answers[areaOf(context)] !== undefined,
    hintsAtHarm: ({ context }, { answer }: { answer: CheckAnswer }) =>
      areaOf(context) === 'safety' && answer > 0,
    has: ({ context }, { result }: { result: CheckResult }) => checkResultOf(context.answers) === result,
  },
}).createMachine({
  id: 'wellnessCheck',
  context: ({ input: { stored, step, links, keeping } }) => ({
    answers: stored,
    step: reachableStep(step, stored),
    links,
    keeping,
  }),
  initial: 'routing',
  on: {
    'location.changed': { target: '.routing', actions: withEvent('setStep') },
    'answers.restored': { target: '.routing', actions: withEvent('setAnswers') },
    'check.clear': { target: '.intro', actions: ['clear', 'emitAnswersCleared', 'emitStep'] },
  },
  states: {
    routing: {
      always: [
        { guard: 'isBefore', target: 'intro' },
        { guard: 'isAsking', target: 'asking' },
        { target: 'result' },
      ],
    },
    intro: {
      on: {
        'check.start': {
          target: 'routing',
          // Goes on where it was left.
          actions: [{ type: 'setStep', params: { step: 'result' } }, 'emitStep'],
        },
      },
    },
    asking: {
      on: {
        'answer.choose': [
          {
            guard: withEvent('hintsAtHarm'),
            target: 'result',
            actions: [
              withEvent('answer'),
              { type: 'setStep', params: { step: 'result' } },
              'emitAnswers',
              'emitStep',
            ],
          },
          { actions: [withEvent('answer'), 'emitAnswers'] },
        ],
        'step.next': { guard: 'isAnswered', target: 'routing', actions: ['goOn', 'emitStep'] },
        'step.back': { target: 'routing', actions: ['goBack', 'emitStep'] },
      },
    },
    result: {
      initial: 'weighing',
      on: {
        'step.back': { target: 'routing', actions: ['goBack', 'emitStep'] },
        'check.review': {
          target: 'routing',
          actions: [{ type: 'setStep', params: { step: 0 } }, 'emitStep'],
        },
      },
      states: {
        weighing: {
          always: [
            { guard: { type: 'has', params: { result: 'crisis' } }, target: 'crisis' },
            { guard: { type: 'has', params: { result: 'support' } }, target: 'support' },
            { guard: { type: 'has', params: { result: 'watch' } }, target: 'watch' },
            { target: 'steady' },
          ],
        },
        steady: {},
        watch: {},
        support: {},
        crisis: {},
      },
    },
  },
});

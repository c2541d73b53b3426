import { assign, emit, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import {
  crisisAlways,
  crisisInvoke,
  crisisOn,
  crisisParts,
  type CrisisContext,
  type CrisisDismiss,
} from '../../system/crisis/crisisParts.ts';
import type { CrisisFound } from '../../system/crisis/crisisCheck.ts';
import { noCrisis } from '../../system/model/crisisWatch.ts';
import {
  emptyNote,
  interviewNoteMax,
  interviewQuestions,
  type InterviewFeeling,
  type InterviewNote,
  type InterviewNotes,
  type InterviewQuestion,
  type InterviewStep,
} from '../model/index.ts';

/** Events that the practice sends. */
export type InterviewPracticeEvent =
  | { type: 'note.change'; value: string }
  | { type: 'feeling.choose'; feeling: InterviewFeeling }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'question.open'; question: InterviewQuestion }
  /** Opens the confirmation for clearing all notes, and its answers. */
  | { type: 'notes.clear' }
  | { type: 'clear.confirm' }
  | { type: 'clear.cancel' }
  | CrisisDismiss;

/** Events from the app: the step that the URL names. */
export type InterviewPracticeParentEvent = { type: 'location.changed'; step: InterviewStep };

export type InterviewPracticeEmitted =
  | { type: 'step.changed'; step: InterviewStep }
  /** Stores these notes for a reload. */
  | { type: 'notes.changed'; notes: InterviewNotes };

export interface InterviewPracticeInput {
  step: InterviewStep;
  notes: InterviewNotes;
}
export interface InterviewPracticeContext extends CrisisContext, InterviewPracticeInput {}

const steps: readonly InterviewStep[] = [...interviewQuestions, 'review'];
const beside = (step: InterviewStep, by: number): InterviewStep => steps[steps.indexOf(step) + by] ?? step;

const noted = ({ step, notes }: InterviewPracticeContext, change: Partial<InterviewNote>) =>
  step === 'review' ? {} : { notes: { ...notes, [step]: { ...emptyNote, ...notes[step], ...change } } };

type InterviewPracticeMachineEvent = InterviewPracticeEvent | InterviewPracticeParentEvent | CrisisFound;
const crisis = crisisParts<InterviewPracticeContext, InterviewPracticeMachineEvent>({
  textsOf: ({ step, notes }) => ({ own: step === 'review' ? [] : [notes[step]?.text ?? ''] }),
});

/**
 * Interview practice: one question at a time, personal notes, and a review of all notes at the end. Notes are stored while they
 * are typed, so leaving the page loses nothing. Only deleting all of them needs a confirmation.
 */
export const interviewPracticeMachine = setup({
  types: {
    context: {} as InterviewPracticeContext,
    events: {} as InterviewPracticeMachineEvent,
    emitted: {} as InterviewPracticeEmitted,
    input: {} as InterviewPracticeInput,
  },
  actors: crisis.actors,
  actions: crisis.actions,
  guards: crisis.guards,
})
  .extend({
    actions: {
      setStep: assign((_, { step }: { step: InterviewStep }) => ({ step })),
      writeNote: assign(({ context }, { value }: { value: string }) =>
        noted(context, { text: value.slice(0, interviewNoteMax) }),
      ),
      feel: assign(({ context }, { feeling }: { feeling: InterviewFeeling }) => noted(context, { feeling })),
      emitNotes: emit(({ context: { notes } }) => ({ type: 'notes.changed', notes })),
      clearNotes: assign({ notes: {} }),
      goBy: assign(({ context }, { by }: { by: 1 | -1 }) => ({ step: beside(context.step, by) })),
      goTo: assign((_, { question }: { question: InterviewQuestion }) => ({ step: question })),
      goToStart: assign({ step: interviewQuestions[0] }),
      emitStep: emit(({ context: { step } }) => ({ type: 'step.changed', step })),
    },
    guards: { isReview: ({ context }) => context.step === 'review' },
  })
  .createMachine({
    id: 'interviewPractice',
    context: ({ input }) => ({ ...input, crisis: noCrisis }),
    invoke: crisisInvoke,
    always: crisisAlways,
    initial: 'routing',
    on: {
      ...crisisOn,
      'location.changed': { target: '.routing', actions: withEvent('setStep') },
    },
    states: {
      routing: { always: [{ guard: 'isReview', target: 'review' }, { target: 'asking' }] },
      asking: {
        always: { guard: 'isReview', target: 'review' },
        on: {
          'note.change': { actions: [withEvent('writeNote'), 'emitNotes'] },
          'feeling.choose': { actions: [withEvent('feel'), 'emitNotes'] },
          'step.next': { actions: [{ type: 'goBy', params: { by: 1 } }, 'emitStep'] },
          'step.back': { actions: [{ type: 'goBy', params: { by: -1 } }, 'emitStep'] },
        },
      },
      review: {
        on: {
          'step.back': { target: 'routing', actions: [{ type: 'goBy', params: { by: -1 } }, 'emitStep'] },
          'question.open': {
            target: 'routing',
            actions: [withEvent('goTo'), 'emitStep'],
          },
          'notes.clear': 'confirmingClear',
        },
      },
      confirmingClear: {
        on: {
          'clear.confirm': {
            target: 'asking',
            actions: ['clearNotes', 'emitNotes', 'goToStart', 'emitStep'],
          },
          'clear.cancel': 'review',
        },
      },
    },
  });

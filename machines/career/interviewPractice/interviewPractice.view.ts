import type { SnapshotFrom } from 'xstate';
import {
  emptyNote,
  interviewFeelings,
  interviewNoteMax,
  interviewQuestions,
  isNoteWritten,
} from '../model/index.ts';
import type { InterviewFeeling, InterviewNote, InterviewQuestion } from '../model/index.ts';
import type { CrisisFinding } from '../../system/model/index.ts';
import type { interviewPracticeMachine } from './interviewPractice.machine.ts';

export interface InterviewPracticeView {
  state: 'asking' | 'review' | 'confirmingClear';
  /** Index of the current question; the last one in the review. */
  question: InterviewQuestion;
  number: number;
  of: number;
  /** Number of questions with a note. */
  noted: number;
  note: InterviewNote;
  /** What is written is about a crisis. */
  crisis: CrisisFinding | null;
  feelings: readonly InterviewFeeling[];
  /** Most characters of a note. */
  max: number;
  notes: readonly (InterviewNote & { question: InterviewQuestion })[];
}

export function interviewPracticeView({
  value,
  context: { step, notes, crisis },
}: SnapshotFrom<typeof interviewPracticeMachine>): InterviewPracticeView {
  const of = interviewQuestions.length;
  const number = step === 'review' ? of - 1 : interviewQuestions.indexOf(step);
  const question = interviewQuestions[number] ?? interviewQuestions[0];
  return {
    state: value as InterviewPracticeView['state'],
    question,
    number,
    of,
    noted: interviewQuestions.filter((interviewQuestion) => isNoteWritten(notes[interviewQuestion])).length,
    note: notes[question] ?? emptyNote,
    crisis: crisis.finding,
    feelings: interviewFeelings,
    max: interviewNoteMax,
    notes: interviewQuestions.map((interviewQuestion) => ({
      ...emptyNote,
      ...notes[interviewQuestion],
      question: interviewQuestion,
    })),
  };
}

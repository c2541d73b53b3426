import type { InterviewFeeling, InterviewNotes, InterviewQuestion, InterviewStep } from '../model/index.ts';

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
  | { type: 'clear.cancel' };

/** Events from the app: the step that the URL names. */
export type InterviewPracticeParentEvent = { type: 'location.changed'; step: InterviewStep };

export type InterviewPracticeEmitted =
  | { type: 'step.changed'; step: InterviewStep }
  /** Stores these notes for a reload. */
  | { type: 'notes.changed'; notes: InterviewNotes };

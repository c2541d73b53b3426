import * as z from 'zod/mini';
import { parseStored } from '../../model/text/stored.ts';

/** Questions of the practice, in the order they are asked. */
export const interviewQuestions = [
  'yourself',
  'leadership',
  'conflict',
  'failure',
  'translation',
  'why',
  'ask',
] as const;
export type InterviewQuestion = (typeof interviewQuestions)[number];

/** Most characters of a note. */
export const interviewNoteMax = 2_000;
/** A person's own rating of an answer. */
export const interviewFeelings = ['again', 'nearly', 'ready'] as const;
export type InterviewFeeling = (typeof interviewFeelings)[number];

const noteSchema = z.object({
  text: z.string().check(z.maxLength(interviewNoteMax)),
  feeling: z.nullable(z.enum(interviewFeelings)),
});
export type InterviewNote = z.infer<typeof noteSchema>;
export type InterviewNotes = Readonly<Partial<Record<InterviewQuestion, InterviewNote>>>;
export const emptyNote: InterviewNote = { text: '', feeling: null };

const notesSchema = z.partialRecord(z.enum(interviewQuestions), noteSchema);

/** Parses stored notes. Corrupt or missing text gives none. */
export const parseInterviewNotes = (text: string | null): InterviewNotes =>
  parseStored(notesSchema, text, {}) as InterviewNotes;

export type InterviewStep = InterviewQuestion | 'review';
/** Parses the step of a URL. Defaults to the first question. */
export const parseInterviewStep = (asked: string | undefined): InterviewStep =>
  asked === 'review'
    ? asked
    : (interviewQuestions.find((interviewQuestion) => interviewQuestion === asked) ?? interviewQuestions[0]);
export const formatInterviewStep = (step: InterviewStep): string | null =>
  step === interviewQuestions[0] ? null : step;

/** Whether a question has a note. */
export const isNoteWritten = (note: InterviewNote | undefined): boolean =>
  note !== undefined && (note.text.trim() !== '' || note.feeling !== null);

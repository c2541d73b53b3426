import { expect, test } from 'vitest';
import { interviewPracticeMachine, interviewPracticeView } from '@vetsync/machines/career/interviewPractice';
import type {
  InterviewPracticeEvent,
  InterviewPracticeParentEvent,
  InterviewPracticeInput,
} from '@vetsync/machines/career/interviewPractice';
import { interviewNoteMax, interviewQuestions } from '@vetsync/machines/career/model';
import { run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

function practice(input: Partial<InterviewPracticeInput> = {}) {
  const started = run(interviewPracticeMachine, { input: { step: 'yourself', notes: {}, ...input } });
  const send = (event: InterviewPracticeEvent | InterviewPracticeParentEvent) => started.actor.send(event);
  return { ...started, send, view: () => interviewPracticeView(started.actor.getSnapshot()) };
}

test('has exactly these stable states', () => {
  expect(statesOf(interviewPracticeMachine)).toEqual(['asking', 'review', 'confirmingClear']);
});

test('asks seven questions one after another, then shows all notes, and emits each step', () => {
  const { send, view, emittedOf } = practice();
  for (const question of interviewQuestions) {
    expect(view()).toMatchObject({ state: 'asking', question });
    send({ type: 'step.next' });
  }
  expect(view().state).toBe('review');
  expect(emittedOf('step.changed').at(-1)).toEqual({ type: 'step.changed', step: 'review' });
  send({ type: 'step.back' });
  expect(view()).toMatchObject({ state: 'asking', question: 'ask', number: 6, of: 7 });
});

test('there is no step before the first question', () => {
  const { send, view } = practice();
  send({ type: 'step.back' });
  expect(view()).toMatchObject({ state: 'asking', question: 'yourself' });
});

test('notes and feelings are stored with their question', () => {
  const { send, view, emittedOf } = practice();
  send({ type: 'note.change', value: 'Logistics' });
  send({ type: 'feeling.choose', feeling: 'ready' });
  send({ type: 'step.next' });
  expect(view().note).toEqual({ text: '', feeling: null });
  send({ type: 'feeling.choose', feeling: 'again' });
  expect(emittedOf('notes.changed').at(-1)?.notes).toEqual({
    yourself: { text: 'Logistics', feeling: 'ready' },
    leadership: { text: '', feeling: 'again' },
  });
  expect(view().noted).toBe(2);
  send({ type: 'note.change', value: 'x'.repeat(interviewNoteMax + 5) });
  expect(view().note.text).toHaveLength(interviewNoteMax);
});

test('a note opens its question, and so does the URL', () => {
  const { send, view } = practice({ step: 'review' });
  expect(view().state).toBe('review');
  send({ type: 'question.open', question: 'failure' });
  expect(view()).toMatchObject({ state: 'asking', question: 'failure' });
  send({ type: 'location.changed', step: 'review' });
  expect(view().state).toBe('review');
  send({ type: 'location.changed', step: 'why' });
  expect(view()).toMatchObject({ state: 'asking', question: 'why' });
});

test('deleting all notes needs a confirmation', () => {
  const notes = { why: { text: 'Near home', feeling: null } };
  const { send, view, emittedOf } = practice({ step: 'review', notes });
  send({ type: 'notes.clear' });
  expect(view().state).toBe('confirmingClear');
  send({ type: 'clear.cancel' });
  expect(view()).toMatchObject({ state: 'review', noted: 1 });
  expect(emittedOf('notes.changed')).toEqual([]);
  send({ type: 'notes.clear' });
  send({ type: 'clear.confirm' });
  expect(view()).toMatchObject({ state: 'asking', question: 'yourself', noted: 0 });
  expect(emittedOf('notes.changed')).toEqual([{ type: 'notes.changed', notes: {} }]);
});

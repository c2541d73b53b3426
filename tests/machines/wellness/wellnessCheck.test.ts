import { describe, expect, test } from 'vitest';
import { checkAreas, wellnessLinks } from '@vetsync/machines/wellness/model';
import type { CheckAnswer, CheckAnswers } from '@vetsync/machines/wellness/model';
import { wellnessCheckMachine, wellnessCheckView } from '@vetsync/machines/wellness/wellnessCheck';
import type {
  WellnessCheckEvent,
  WellnessCheckParentEvent,
  WellnessCheckInput,
} from '@vetsync/machines/wellness/wellnessCheck';
import { run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

function check(input: Partial<WellnessCheckInput> = {}) {
  const started = run(wellnessCheckMachine, {
    input: {
      stored: {},
      step: null,
      links: wellnessLinks({ role: 'user' }),
      keeping: { keptIn: 'browser' },
      ...input,
    },
  });
  const send = (event: WellnessCheckEvent | WellnessCheckParentEvent) => started.actor.send(event);
  const answer = (...answers: readonly CheckAnswer[]) => {
    for (const each of answers) {
      send({ type: 'answer.choose', answer: each });
      send({ type: 'step.next' });
    }
  };
  return { ...started, send, answer, view: () => wellnessCheckView(started.actor.getSnapshot()) };
}
const calm: CheckAnswers = Object.fromEntries(checkAreas.map((area) => [area, 0]));

test('has exactly these stable states', () => {
  expect(statesOf(wellnessCheckMachine)).toEqual([
    'intro',
    'asking',
    'result.steady',
    'result.watch',
    'result.support',
    'result.crisis',
  ]);
});

describe('one question after another', () => {
  test('seven questions lead to the result, each with a URL', () => {
    const { send, answer, view, emittedOf } = check();
    expect(view()).toMatchObject({ state: 'intro', answered: 0, of: 7 });
    send({ type: 'check.start' });
    expect(view()).toMatchObject({ state: 'asking', question: { area: 'sleep', number: 0, answer: null } });
    answer(0, 1, 0, 0, 1, 0, 0);
    expect(view()).toMatchObject({ state: 'result', result: { kind: 'steady', heavy: [] } });
    expect(emittedOf('page.setQuery').map(({ changes }) => changes['question'])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      'result',
    ]);
  });
  test('shows what was answered on another device', () => {
    const { send, view, emitted } = check({ step: 0 });
    send({ type: 'answers.restored', answers: { sleep: 2 } });
    expect(view()).toMatchObject({ question: { answer: 2 }, canGoOn: true, keptIn: 'browser' });
    expect(emitted).toEqual([]);
  });
  test('continues only with an answer', () => {
    const { send, view } = check({ step: 0 });
    expect(view().canGoOn).toBe(false);
    send({ type: 'step.next' });
    expect(view().question.number).toBe(0);
    send({ type: 'answer.choose', answer: 2 });
    expect(view()).toMatchObject({ canGoOn: true, question: { answer: 2 } });
  });
  test('goes back, also from the result', () => {
    const { send, view } = check({ stored: calm, step: 'result' });
    send({ type: 'step.back' });
    expect(view().question.number).toBe(6);
    for (let step = 0; step < 6; step += 1) send({ type: 'step.back' });
    expect(view()).toMatchObject({ state: 'asking', question: { number: 0, answer: 0 } });
    send({ type: 'step.back' });
    expect(view().state).toBe('intro');
  });
  test('a reload continues at the same question, and no URL skips one', () => {
    const { view, send } = check({ stored: { sleep: 1, mood: 2 }, step: 5 });
    expect(view()).toMatchObject({ state: 'asking', answered: 2, question: { number: 2 } });
    send({ type: 'location.changed', step: 0 });
    expect(view().question).toEqual({ area: 'sleep', number: 0, answer: 1 });
    send({ type: 'location.changed', step: 'result' });
    expect(view().question.number).toBe(2);
    send({ type: 'location.changed', step: null });
    expect(view().state).toBe('intro');
    send({ type: 'check.start' });
    expect(view().question.number).toBe(2);
  });
});

describe('the result', () => {
  test.each([
    [[0, 0, 0, 0, 0, 0, 0], 'steady'],
    [[2, 1, 1, 1, 0, 0, 0], 'watch'],
    [[2, 2, 2, 2, 2, 1, 0], 'support'],
    [[3, 3, 3, 3, 2, 1, 0], 'crisis'],
  ] as const)('%j: %s', (answers, kind) => {
    const { send, answer, view } = check();
    send({ type: 'check.start' });
    answer(...answers);
    expect(view().result?.kind).toBe(kind);
  });
  test.each([1, 2, 3] as const)(
    'thoughts of harm (%i) show the crisis line without a further press',
    (harm) => {
      const { send, answer, view, emittedOf } = check();
      send({ type: 'check.start' });
      answer(0, 0, 0, 0, 0, 0);
      send({ type: 'answer.choose', answer: harm });
      expect(view()).toMatchObject({ state: 'result', result: { kind: 'crisis' } });
      expect(view().result?.steps[0]).toEqual({ step: 'crisisLine', href: null });
      expect(emittedOf('page.setQuery').at(-1)).toMatchObject({ changes: { question: 'result' } });
    },
  );
  test('next steps are links', () => {
    const { view } = check({ stored: { ...calm, mood: 3, connection: 3 }, step: 'result' });
    expect(view().result?.steps).toEqual([
      {
        step: 'mentalHealth',
        href: '/platform/wellness/appointments?open=find&type=mental-health',
      },
      { step: 'battleBuddy', href: '/platform/ai-battle-buddy' },
      { step: 'community', href: '/platform/community' },
    ]);
  });
});

describe('privacy', () => {
  test('answers are stored in this tab, and can be deleted', () => {
    const { send, view, emittedOf, emitted } = check({ step: 0 });
    send({ type: 'answer.choose', answer: 1 });
    expect(emittedOf('answers.changed')).toEqual([{ type: 'answers.changed', answers: { sleep: 1 } }]);
    send({ type: 'check.clear' });
    expect(emittedOf('answers.changed').at(-1)).toEqual({ type: 'answers.changed', answers: null });
    expect(view()).toMatchObject({ state: 'intro', answered: 0 });
    // Nothing is sent to the world or shown in a toast.
    expect(new Set(emitted.map(({ type }) => type))).toEqual(new Set(['answers.changed', 'page.setQuery']));
  });
});

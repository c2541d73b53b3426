import { expect, test } from 'vitest';
import { customSolutionMachine, customSolutionView } from '@vetsync/machines/landing/customSolution';
import type {
  CustomSolutionEvent,
  CustomSolutionParentEvent,
} from '@vetsync/machines/landing/customSolution';
import { customSolutionLimits, emptySolutionDraft } from '@vetsync/machines/landing/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { CustomSolution, SolutionField } from '@vetsync/machines/landing/model';
import { held, problem, run, seconds } from '../support/run.ts';

const now = Date.parse('2026-03-04T05:06:07Z');

function open(fields: Partial<Record<SolutionField, string>> = {}) {
  const submitSolution = held<unknown, { solution: CustomSolution; idempotencyKey: string }>();
  const started = run(customSolutionMachine, {
    input: { now: () => now, newId: () => 'id-1' },
    actors: { submitSolution: submitSolution.logic },
  });
  started.actor.send({ type: 'modal.open' });
  const send = (event: CustomSolutionEvent | CustomSolutionParentEvent) => started.actor.send(event);
  for (const [field, value] of Object.entries(fields)) {
    send({ type: 'field.change', field: field as SolutionField, value });
  }
  return { ...started, send, submitSolution, view: () => customSolutionView(started.actor.getSnapshot()) };
}
const required = { name: ' Ada Reed ', email: 'Ada@Clinic.org', organization: 'River Clinic' };
const submit = { type: 'form.submit' } as const;

test.each(['name', 'email', 'organization'] as const)('%s is required', (field) => {
  const { send, view, submitSolution } = open({ ...required, [field]: '  ' });
  send(submit);
  expect(view()).toMatchObject({
    state: 'invalid',
    errors: { [field]: 'Please fill in all required fields' },
    firstInvalid: field,
    attempt: 1,
  });
  send(submit);
  expect(view().attempt).toBe(2);
  expect(submitSolution.calls).toHaveLength(0);
  send({ type: 'field.change', field, value: required[field] });
  expect(view().state).toBe('editing');
});

test('lengths are checked at the limit and one above', () => {
  const requirements = 'x'.repeat(customSolutionLimits.requirements);
  const fits = open({ ...required, requirements });
  fits.send(submit);
  expect(fits.view().state).toBe('submitting');
  const tooLong = open({ ...required, requirements: `${requirements}x` });
  tooLong.send(submit);
  expect(tooLong.view().errors).toEqual({ requirements: 'Requirements too long' });
});

test('organization type and role are on the form but never sent', () => {
  const { send, submitSolution } = open({
    ...required,
    organizationType: 'hospital',
    role: 'Director',
    timeline: 'short',
    budgetRange: 'flexible',
  });
  send(submit);
  send(submit);
  expect(submitSolution.calls.map(({ input }) => input)).toEqual([
    {
      solution: {
        name: 'Ada Reed',
        email: 'ada@clinic.org',
        organization: 'River Clinic',
        timeline: 'short',
        budgetRange: 'flexible',
      },
      idempotencyKey: 'id-1',
    },
  ]);
});

test('success clears and closes the form and shows a toast', async () => {
  const { send, submitSolution, view, emittedOf } = open(required);
  send(submit);
  expect(view()).toMatchObject({ state: 'submitting', busy: true, canSubmit: false });
  await submitSolution.last().resolve({});
  expect(view()).toMatchObject({ state: 'closed', fields: emptySolutionDraft });
  expect(emittedOf('page.toast').map(({ toast }) => toast.title)).toEqual([
    'Thank you! Our Solution Architects will contact you within 24 hours.',
  ]);
  expect(emittedOf('modal.closed')).toHaveLength(1);
  expect(emittedOf('entry.add')).toEqual([]);
});

test('a failure also clears and closes it, and the outbox retries', async () => {
  const { send, submitSolution, view, emittedOf } = open(required);
  send(submit);
  await submitSolution.last().reject(problem(500));
  expect(view()).toMatchObject({ state: 'closed', fields: emptySolutionDraft });
  expect(emittedOf('page.toast').map(({ toast }) => toast.title)).toEqual(['Your request has been saved']);
  expect(emittedOf('entry.add').map(({ entry }) => entry)).toEqual([
    {
      id: 'id-1',
      timestamp: '2026-03-04T05:06:07.000Z',
      name: 'Ada Reed',
      email: 'ada@clinic.org',
      organization: 'River Clinic',
    },
  ]);
});

test('after a timeout, the request goes to the outbox', () => {
  const { send, clock, view, emittedOf } = open(required);
  send(submit);
  clock.increment(submitTimeoutMs);
  expect(view().state).toBe('closed');
  expect(emittedOf('entry.add')).toHaveLength(1);
});

test("the form displays the server's field errors and limits", async () => {
  const refused = open(required);
  refused.send(submit);
  await refused.submitSolution
    .last()
    .reject(problem(422, { errors: [{ path: 'email', message: 'Invalid email format' }] }));
  expect(refused.view()).toMatchObject({ state: 'invalid', firstInvalid: 'email', attempt: 1 });
  const limited = open(required);
  limited.send(submit);
  await limited.submitSolution.last().reject(problem(429, { retryAfterSeconds: 2 }));
  expect(limited.view()).toMatchObject({ state: 'limited', waitSeconds: 2, canSubmit: false });
  seconds(limited.clock, 2);
  expect(limited.view().state).toBe('editing');
});

test("is not called saved if the browser can't store it", async () => {
  const { send, submitSolution, emittedOf } = open(required);
  send({ type: 'outbox.changed', stored: false });
  send(submit);
  await submitSolution.last().reject(problem(500));
  expect(emittedOf('entry.add')).toHaveLength(1);
  expect(emittedOf('page.toast')).toEqual([]);
});

test('closing with unsaved text needs a confirmation', () => {
  const { send, view, emittedOf } = open({ role: 'Director' });
  send({ type: 'modal.close' });
  expect(view().state).toBe('confirmingClose');
  send({ type: 'close.cancel' });
  expect(view()).toMatchObject({ state: 'editing', fields: { role: 'Director' } });
  send({ type: 'modal.close' });
  send({ type: 'close.confirm' });
  expect(view()).toMatchObject({ state: 'closed', fields: emptySolutionDraft });
  expect(emittedOf('draft.changed').at(-1)?.draft).toEqual(emptySolutionDraft);
  const empty = open();
  empty.send({ type: 'modal.close' });
  expect(empty.view().state).toBe('closed');
});

test('a rejection without a field keeps the form open', async () => {
  const { view, send, submitSolution, emittedOf } = open(required);
  send(submit);
  await submitSolution.last().reject(problem(422, { errors: [{ path: 'useCase2', message: 'Unknown' }] }));
  expect(view()).toMatchObject({ state: 'failed', failure: 'Validation failed: Unknown', canSubmit: true });
  expect(emittedOf('entry.add')).toEqual([]);
  send(submit);
  expect(submitSolution.calls.map(({ input }) => input.idempotencyKey)).toEqual(['id-1', 'id-1']);
});

test('restores a draft after a reload', () => {
  const { actor } = run(customSolutionMachine, {
    input: { draft: { role: 'Dean' }, now: () => now, newId: () => 'id' },
  });
  expect(customSolutionView(actor.getSnapshot()).fields.role).toBe('Dean');
});

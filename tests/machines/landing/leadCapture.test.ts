import { describe, expect, test } from 'vitest';
import { leadCaptureMachine, leadCaptureView } from '@vetsync/machines/landing/leadCapture';
import type { LeadCaptureEvent, LeadCaptureParentEvent } from '@vetsync/machines/landing/leadCapture';
import { emptyLeadDraft } from '@vetsync/machines/leads/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { systemPhrases } from '../../../ui/screens/system/System.phrases.ts';
import type { Lead } from '@vetsync/machines/leads/model';
import { held, problem, run } from '../support/run.ts';

const now = Date.parse('2026-03-04T05:06:07Z');

function open(...events: (LeadCaptureEvent | LeadCaptureParentEvent)[]) {
  const submitLead = held<unknown, { lead: Lead; idempotencyKey: string }>();
  let ids = 0;
  const started = run(leadCaptureMachine, {
    input: { now: () => now, newId: () => `id-${(ids += 1)}` },
    actors: { submitLead: submitLead.logic },
  });
  const send = (event: LeadCaptureEvent | LeadCaptureParentEvent) => started.actor.send(event);
  send({ type: 'modal.open', source: 'footer_join_free' });
  events.forEach(send);
  return { ...started, send, submitLead, view: () => leadCaptureView(started.actor.getSnapshot()) };
}
const type = (field: 'name' | 'email' | 'organization', value: string): LeadCaptureEvent => ({
  type: 'field.change',
  field,
  value,
});
const filledIn = [type('name', '  Sam Field '), type('email', ' Sam@Example.ORG ')] as const;
const submit = { type: 'form.submit' } as const;

describe('opening', () => {
  test('stores which link opened it', () => {
    expect(open().view()).toMatchObject({ state: 'editing', open: true, source: 'footer_join_free' });
  });

  test('restores a draft after a reload', () => {
    const { actor } = run(leadCaptureMachine, {
      input: { draft: { name: 'Sam' }, now: () => now, newId: () => 'id' },
    });
    actor.send({ type: 'modal.open', source: 'marketing_modal' });
    expect(leadCaptureView(actor.getSnapshot()).fields).toEqual({ ...emptyLeadDraft, name: 'Sam' });
  });

  test('an open dialog keeps its source', () => {
    const { send, view } = open();
    send({ type: 'modal.open', source: 'technical_review' });
    expect(view().source).toBe('footer_join_free');
  });
});

describe('submit stays disabled until name and e-mail are non-empty', () => {
  test.each([
    ['', '', false],
    ['Sam', '', false],
    ['', 'a@b.co', false],
    ['Sam', 'a@b.co', true],
  ])('name %j, e-mail %j: %j', (name, email, canSubmit) => {
    expect(open(type('name', name), type('email', email)).view().canSubmit).toBe(canSubmit);
  });
});

describe('validation', () => {
  test.each([
    [' ', 'a@b.co', { name: 'Name is required' }, 'name'],
    ['Sam', ' ', { email: 'Email is required' }, 'email'],
    ['Sam', 'nonsense', { email: 'Please enter a valid email address' }, 'email'],
    [
      'S'.repeat(101),
      'nonsense',
      { name: 'Name too long', email: 'Please enter a valid email address' },
      'name',
    ],
  ])('%j, %j', (name, email, errors, first) => {
    const { view, submitLead } = open(type('name', name), type('email', email), submit);
    expect(view()).toMatchObject({ state: 'invalid', errors, firstInvalid: first, attempt: 1 });
    expect(submitLead.calls).toHaveLength(0);
  });

  test('a corrected field loses its error, the last one leads back to editing', () => {
    const { send, view } = open(type('name', ' '), type('email', 'x'), submit);
    send(type('name', 'Sam'));
    expect(view()).toMatchObject({ state: 'invalid', firstInvalid: 'email' });
    expect(view().errors).not.toHaveProperty('name');
    send(type('email', 'a@b.co'));
    expect(view()).toMatchObject({ state: 'editing', errors: {}, firstInvalid: null });
  });

  test('each rejected submission requests focus again', () => {
    const { send, view } = open(type('name', ' '), type('email', 'x'), submit, submit);
    expect(view()).toMatchObject({ state: 'invalid', attempt: 2 });
    send(type('name', 'Sam'));
    send(type('email', 'a@b.co'));
    send(submit);
    expect(view().state).toBe('submitting');
  });
});

describe('submitting', () => {
  test('sends trimmed values, the email in lower case, and the source, once', () => {
    const { send, submitLead, view } = open(...filledIn, type('organization', ' '), submit);
    send(submit);
    expect(submitLead.calls.map(({ input }) => input)).toEqual([
      {
        lead: { name: 'Sam Field', email: 'sam@example.org', source: 'footer_join_free' },
        idempotencyKey: 'id-1',
      },
    ]);
    expect(view()).toMatchObject({ state: 'submitting', busy: true, canSubmit: false });
  });

  test("can't be closed or edited meanwhile", () => {
    const { send, view } = open(...filledIn, submit);
    send({ type: 'modal.close' });
    send(type('name', 'Other'));
    expect(view()).toMatchObject({ state: 'submitting', fields: { name: '  Sam Field ' } });
  });

  test('success thanks, clears the draft and logs it', async () => {
    const { submitLead, view, emittedOf } = open(...filledIn, submit);
    await submitLead.last().resolve({ id: 'x' });
    expect(view()).toMatchObject({
      state: 'thanked',
      message: systemPhrases.leadSent,
      fields: emptyLeadDraft,
    });
    expect(emittedOf('draft.changed').at(-1)?.draft).toEqual(emptyLeadDraft);
    expect(emittedOf('submission.logged').map(({ entry }) => entry)).toEqual([
      { source: 'footer_join_free', success: true, error: null, timestamp: '2026-03-04T05:06:07.000Z' },
    ]);
    expect(emittedOf('entry.add')).toEqual([]);
  });

  test("the form displays the server's field errors", async () => {
    const { submitLead, view, emittedOf } = open(...filledIn, submit);
    await submitLead
      .last()
      .reject(problem(422, { errors: [{ path: 'email', message: 'Invalid email format' }] }));
    expect(view()).toMatchObject({
      state: 'invalid',
      errors: { email: 'Invalid email format' },
      firstInvalid: 'email',
    });
    expect(emittedOf('entry.add')).toEqual([]);
  });

  test('a limit counts down and ends', async () => {
    const { submitLead, view, clock, send } = open(...filledIn, submit);
    await submitLead.last().reject(problem(429, { retryAfterSeconds: 2 }));
    expect(view()).toMatchObject({ state: 'limited', waitSeconds: 2, canSubmit: false });
    send(submit);
    expect(submitLead.calls).toHaveLength(1);
    clock.increment(1_000);
    expect(view().waitSeconds).toBe(1);
    clock.increment(1_000);
    expect(view()).toMatchObject({ state: 'editing', waitSeconds: null, canSubmit: true });
  });

  test.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['a server error', problem(500)],
  ])('%s adds the lead to the outbox', async (_, error) => {
    const { submitLead, view, emittedOf } = open(...filledIn, submit);
    await submitLead.last().reject(error);
    expect(view()).toMatchObject({ state: 'savedLocally', message: systemPhrases.leadSaved });
    expect(emittedOf('entry.add').map(({ entry }) => entry)).toEqual([
      {
        id: 'id-1',
        timestamp: '2026-03-04T05:06:07.000Z',
        name: 'Sam Field',
        email: 'sam@example.org',
        source: 'footer_join_free',
      },
    ]);
    expect(emittedOf('page.toast').map(({ toast }) => toast.title)).toEqual(['Information Saved']);
    expect(emittedOf('submission.logged').map(({ entry }) => entry.success)).toEqual([false]);
    expect(emittedOf('draft.changed').at(-1)?.draft).toEqual(emptyLeadDraft);
  });

  test.each([
    [
      'names its reasons',
      problem(422, {
        errors: [
          { path: 'source', message: 'Source too long' },
          { path: '', message: 'Nested too deeply' },
        ],
      }),
      'Validation failed: Source too long, Nested too deeply',
    ],
    ['has none', problem(403), 'An unexpected error occurred while submitting your information.'],
  ])('a rejection without a field keeps the form open; it %s', async (_, error, failure) => {
    const { submitLead, view, send, emittedOf } = open(...filledIn, submit);
    await submitLead.last().reject(error);
    expect(view()).toMatchObject({
      state: 'failed',
      failure,
      canSubmit: true,
      fields: { name: '  Sam Field ' },
    });
    expect(emittedOf('entry.add')).toEqual([]);
    send(type('organization', 'Harbor Point'));
    expect(view()).toMatchObject({ state: 'editing', failure: null });
  });

  test('the same draft is sent with the same key, even after a reload', () => {
    const first = open(...filledIn, submit);
    const stored = first.emittedOf('draft.changed').at(-1);
    expect(stored).toMatchObject({ id: 'id-1', draft: { name: '  Sam Field ' } });
    const again = held<unknown, { lead: Lead; idempotencyKey: string }>();
    const { actor } = run(leadCaptureMachine, {
      input: { draft: stored!.draft, id: stored!.id, now: () => now, newId: () => 'another' },
      actors: { submitLead: again.logic },
    });
    actor.send({ type: 'modal.open', source: 'marketing_modal' });
    actor.send(submit);
    expect(again.last().input.idempotencyKey).toBe('id-1');
  });

  test('a changed draft has its own key', () => {
    const again = held<unknown, { lead: Lead; idempotencyKey: string }>();
    const { actor } = run(leadCaptureMachine, {
      input: {
        draft: { name: 'Sam', email: 'sam@example.org' },
        id: 'id-1',
        now: () => now,
        newId: () => 'another',
      },
      actors: { submitLead: again.logic },
    });
    actor.send({ type: 'modal.open', source: 'marketing_modal' });
    actor.send(type('name', 'Sam Field'));
    actor.send(submit);
    expect(again.last().input.idempotencyKey).toBe('another');
  });

  test("is not called saved if the browser can't store it", async () => {
    const { submitLead, view, emittedOf } = open(
      ...filledIn,
      { type: 'outbox.changed', stored: false },
      submit,
    );
    await submitLead.last().reject(problem(503));
    expect(view()).toMatchObject({
      state: 'savedLocally',
      stored: false,
      message: systemPhrases.memoryOnlyMore,
    });
    expect(emittedOf('entry.add')).toHaveLength(1);
    expect(emittedOf('page.toast')).toEqual([]);
  });

  test('a timeout counts as no response', () => {
    const { clock, view, emittedOf } = open(...filledIn, submit);
    clock.increment(submitTimeoutMs - 1);
    expect(view().state).toBe('submitting');
    clock.increment(1);
    expect(view().state).toBe('savedLocally');
    expect(emittedOf('entry.add')).toHaveLength(1);
  });

  test('a later submission has its own key', async () => {
    const { submitLead, send } = open(...filledIn, submit);
    await submitLead.last().resolve({});
    send({ type: 'modal.close' });
    send({ type: 'modal.open', source: 'marketing_modal' });
    [...filledIn, submit].forEach(send);
    expect(submitLead.calls.map(({ input }) => input.idempotencyKey)).toEqual(['id-1', 'id-2']);
  });
});

const saved = async () => {
  const opened = open(...filledIn, submit);
  await opened.submitLead.last().reject(problem(503));
  return opened;
};

describe('saved locally', () => {
  test('asks the outbox to retry, and thanks after the transfer', async () => {
    const { send, view, emittedOf } = await saved();
    send({ type: 'lead.retry' });
    expect(view().state).toBe('retrying');
    expect(emittedOf('entry.retry').map(({ id }) => id)).toEqual(['id-1']);
    send({ type: 'entry.synced', id: 'another' });
    expect(view().state).toBe('retrying');
    send({ type: 'entry.synced', id: 'id-1' });
    expect(view().state).toBe('thanked');
  });

  test('a failed retry stays saved', async () => {
    const { send, view } = await saved();
    send({ type: 'lead.retry' });
    send({ type: 'entry.failed', id: 'another', refused: true });
    expect(view().state).toBe('retrying');
    send({ type: 'entry.failed', id: 'id-1', refused: false });
    expect(view().state).toBe('savedLocally');
  });

  test.each([
    ['while a person waits', true],
    ['when the outbox tried by itself', false],
  ])('what the server rejects %s is held, and can be retried', async (_, asked) => {
    const { send, view } = await saved();
    if (asked) send({ type: 'lead.retry' });
    send({ type: 'entry.failed', id: 'id-1', refused: true });
    expect(view()).toMatchObject({ state: 'held', message: systemPhrases.leadHeld });
    send({ type: 'lead.retry' });
    expect(view().state).toBe('retrying');
    send({ type: 'entry.failed', id: 'id-1', refused: true });
    send({ type: 'entry.synced', id: 'another' });
    expect(view().state).toBe('held');
    send({ type: 'entry.synced', id: 'id-1' });
    expect(view().state).toBe('thanked');
  });

  test("doesn't wait forever for the outbox", async () => {
    const { send, view, clock } = await saved();
    send({ type: 'lead.retry' });
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('savedLocally');
  });

  test('also thanks if the outbox retried automatically', async () => {
    const { send, view } = await saved();
    send({ type: 'entry.synced', id: 'another' });
    expect(view().state).toBe('savedLocally');
    send({ type: 'entry.synced', id: 'id-1' });
    expect(view().state).toBe('thanked');
  });
});

describe('closing', () => {
  test('an empty form closes immediately', () => {
    const { send, view, emittedOf } = open();
    send({ type: 'modal.close' });
    expect(view()).toMatchObject({ state: 'closed', open: false });
    expect(emittedOf('modal.closed')).toHaveLength(1);
    send({ type: 'modal.close' });
    expect(emittedOf('modal.closed')).toHaveLength(1);
  });

  test('unsaved text needs a confirmation: keep goes back, discard clears', () => {
    const { send, view, emittedOf } = open(type('name', 'Sam'));
    send({ type: 'modal.close' });
    expect(view()).toMatchObject({ state: 'confirmingClose', open: true });
    send({ type: 'close.cancel' });
    expect(view()).toMatchObject({ state: 'editing', fields: { name: 'Sam' } });
    send({ type: 'modal.close' });
    send({ type: 'close.confirm' });
    expect(view()).toMatchObject({ state: 'closed', fields: emptyLeadDraft });
    expect(emittedOf('draft.changed').at(-1)?.draft).toEqual(emptyLeadDraft);
  });

  test('keep returns to errors and to a running countdown', async () => {
    const invalid = open(type('name', 'Sam'), type('email', 'x'), submit);
    invalid.send({ type: 'modal.close' });
    invalid.send({ type: 'close.cancel' });
    expect(invalid.view().state).toBe('invalid');
    const limited = open(...filledIn, submit);
    await limited.submitLead.last().reject(problem(429, { retryAfterSeconds: 9 }));
    limited.send({ type: 'modal.close' });
    limited.send({ type: 'close.cancel' });
    expect(limited.view()).toMatchObject({ state: 'limited', waitSeconds: 9 });
  });

  test('the messages after submitting close without a confirmation', async () => {
    const { send, view, submitLead } = open(...filledIn, submit);
    await submitLead.last().resolve({});
    send({ type: 'modal.close' });
    expect(view().state).toBe('closed');
  });
});

test('every change emits the draft', () => {
  const { emittedOf } = open(type('name', 'S'), type('name', 'Sa'));
  expect(emittedOf('draft.changed').map(({ draft }) => draft.name)).toEqual(['S', 'Sa']);
});

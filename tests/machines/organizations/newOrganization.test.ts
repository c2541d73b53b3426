import { describe, expect, test } from 'vitest';
import { newOrganizationMachine, newOrganizationView } from '@vetsync/machines/organizations/newOrganization';
import { emptyNewOrganization } from '@vetsync/machines/organizations/model';
import type {
  NewOrganization,
  NewOrganizationDraft,
  Organization,
} from '@vetsync/machines/organizations/model';
import { countdownTickMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import { held, problem, run } from '../support/run.ts';

const stored = { name: 'Harbor Health', slug: 'harbor-health', status: 'pending' } as Organization;
const complete = { kind: 'hospital', name: '  Harbor   Health ' };

function screen(draft: Partial<NewOrganizationDraft> = {}, id?: string) {
  const create = held<
    { organization: Organization },
    { organization: NewOrganization; idempotencyKey: string }
  >();
  let keys = 0;
  const started = run(newOrganizationMachine, {
    input: { draft, ...(id !== undefined && { id }), newId: () => `key ${(keys += 1)}` },
    actors: { createOrganization: create.logic },
  });
  return {
    ...started,
    create,
    send: started.actor.send.bind(started.actor),
    view: () => newOrganizationView(started.actor.getSnapshot()),
  };
}
function sending() {
  const opened = screen(complete);
  opened.send({ type: 'form.submit' });
  return opened;
}

describe('the form', () => {
  test('keeps what was typed before a reload, and reports each change', () => {
    const { send, view, emittedOf } = screen({ name: 'Harbor' });
    expect(view()).toMatchObject({ state: 'editing', fields: { name: 'Harbor', kind: '' }, canSubmit: true });
    send({ type: 'field.change', field: 'zip', value: '23510' });
    expect(emittedOf('draft.changed')).toEqual([
      { type: 'draft.changed', draft: { ...emptyNewOrganization, name: 'Harbor', zip: '23510' }, id: '' },
    ]);
  });

  test('needs a kind and a name, and sends nothing without them', () => {
    const { send, view, create } = screen();
    send({ type: 'form.submit' });
    expect(view()).toMatchObject({
      state: 'invalid',
      firstInvalid: 'kind',
      attempt: 1,
      errors: {
        kind: { code: 'organizations.kindRequired' },
        name: { code: 'organizations.nameTooShort', values: [2] },
      },
    });
    send({ type: 'form.submit' });
    expect(view().attempt).toBe(2);
    send({ type: 'field.change', field: 'kind', value: 'hospital' });
    expect(view()).toMatchObject({ state: 'invalid', firstInvalid: 'name' });
    send({ type: 'field.change', field: 'name', value: 'Harbor Health' });
    expect(view()).toMatchObject({ state: 'editing', errors: {} });
    expect(create.calls).toHaveLength(0);
    send({ type: 'form.submit' });
    expect(create.calls).toHaveLength(1);
  });

  test.each([
    ['website', 'harbor'],
    ['contactEmail', 'hello@'],
    ['phone', '1'],
    ['zip', '2351'],
    ['name', '<script>'],
  ] as const)('refuses an invalid %s', (field, value) => {
    const { send, view, create } = screen({ ...complete, [field]: value });
    send({ type: 'form.submit' });
    expect(view()).toMatchObject({ state: 'invalid', firstInvalid: field });
    expect(create.calls).toHaveLength(0);
  });
});

describe('sending', () => {
  test('sends the normalized data once, and then waits for approval without a draft', async () => {
    const { send, view, create, emittedOf } = sending();
    send({ type: 'form.submit' });
    send({ type: 'field.change', field: 'name', value: 'Other' });
    expect(view()).toMatchObject({ state: 'creating', busy: true, canSubmit: false });
    expect(create.calls).toHaveLength(1);
    expect(create.last().input).toEqual({
      organization: { ...emptyNewOrganization, kind: 'hospital', name: 'Harbor Health' },
      idempotencyKey: 'key 1',
    });
    await create.last().resolve({ organization: stored });
    expect(view()).toMatchObject({
      state: 'created',
      created: 'Harbor Health',
      href: '/organizations/harbor-health',
    });
    expect(emittedOf('draft.changed')).toEqual([
      { type: 'draft.changed', draft: { ...emptyNewOrganization, ...complete }, id: 'key 1' },
      { type: 'draft.changed', draft: emptyNewOrganization, id: '' },
    ]);
  });

  test('repeats a call with its key, also after a reload, and sends a changed draft with another', async () => {
    const { send, create } = sending();
    await create.last().reject(problem(0));
    send({ type: 'form.submit' });
    expect(create.last().input.idempotencyKey).toBe('key 1');
    await create.last().reject(problem(0));
    send({ type: 'field.change', field: 'zip', value: '23510' });
    send({ type: 'form.submit' });
    expect(create.last().input.idempotencyKey).toBe('key 2');

    const reloaded = screen(complete, 'key from before');
    reloaded.send({ type: 'form.submit' });
    expect(reloaded.create.last().input.idempotencyKey).toBe('key from before');
  });

  test('shows what the server refuses at its field', async () => {
    const { view, create } = sending();
    const errors = [{ path: 'name', message: 'Taken', code: 'organizations.nameTaken' }];
    await create.last().reject(problem(422, { errors }));
    expect(view()).toMatchObject({ state: 'invalid', firstInvalid: 'name', attempt: 1 });
    expect(view().fields.name).toBe(complete.name);
  });

  test('can be repeated after a failure or without an answer', async () => {
    const { send, view, create, clock } = sending();
    await create.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not now', created: null });
    send({ type: 'form.submit' });
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'failed', failure: { code: 'system.unreachable' } });
    send({ type: 'field.change', field: 'zip', value: '23510' });
    expect(view()).toMatchObject({ state: 'editing', failure: null });
  });

  test('waits after too many attempts, while the form can be edited', async () => {
    const { send, view, create, clock } = sending();
    await create.last().reject(problem(429, { retryAfterSeconds: 2 }));
    expect(view()).toMatchObject({ state: 'limited', waitSeconds: 2, canSubmit: false });
    send({ type: 'form.submit' });
    expect(create.calls).toHaveLength(1);
    clock.increment(countdownTickMs);
    send({ type: 'field.change', field: 'zip', value: '23510' });
    expect(view()).toMatchObject({ state: 'limited', waitSeconds: 1, fields: { zip: '23510' } });
    clock.increment(countdownTickMs);
    expect(view()).toMatchObject({ state: 'editing', waitSeconds: null, canSubmit: true });
  });

  test('asks to sign in again when the session has ended, and then repeats', async () => {
    const { send, view, create, emittedOf } = sending();
    await create.last().reject(problem(401));
    expect(view()).toMatchObject({ state: 'proving', busy: true });
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
    send({ type: 'proof.given' });
    expect(create.calls).toHaveLength(2);
    await create.last().reject(problem(401));
    send({ type: 'proof.refused' });
    expect(view()).toMatchObject({ state: 'failed', fields: { name: complete.name } });
  });
});

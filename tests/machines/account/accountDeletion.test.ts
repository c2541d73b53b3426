import { describe, expect, test } from 'vitest';
import { accountDeletionMachine, accountDeletionView } from '@vetsync/machines/account/accountDeletion';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { held, problem, run } from '../support/run.ts';

function section(value = '') {
  const deleteAccount = held<unknown, { endsOrganizations: boolean }>();
  const started = run(accountDeletionMachine, {
    input: { email: 'Sam@example.org' },
    actors: { deleteAccount: deleteAccount.logic },
  });
  const send = started.actor.send.bind(started.actor);
  send({ type: 'email.change', value });
  return { ...started, deleteAccount, send, view: () => accountDeletionView(started.actor.getSnapshot()) };
}
const submit = { type: 'form.submit' } as const;
function submitted(value = ' sam@EXAMPLE.org ') {
  const opened = section(value);
  opened.send(submit);
  return opened;
}

describe('deleting the account', () => {
  test.each(['', 'sam', 'kim@example.org', 'sam@example.org.evil.example'])(
    'does nothing if %j is typed instead of the email',
    (value) => {
      const { view, deleteAccount, send } = submitted(value);
      expect(view()).toMatchObject({
        state: 'invalid',
        canSubmit: false,
        error: 'This isn’t the email of your account',
        attempt: 1,
      });
      send(submit);
      expect(view().attempt).toBe(2);
      expect(deleteAccount.calls).toHaveLength(0);
      send({ type: 'email.change', value: 's' });
      expect(view()).toMatchObject({ state: 'editing', error: null });
    },
  );

  test('happens once, and ends in a new document without personal data', async () => {
    const { view, deleteAccount, send, emitted } = submitted();
    send(submit);
    send({ type: 'email.change', value: 'x' });
    expect(deleteAccount.calls).toHaveLength(1);
    expect(view()).toMatchObject({ state: 'deleting', busy: true, canSubmit: false });
    await deleteAccount.last().resolve(undefined);
    expect(view().state).toBe('deleted');
    expect(emitted).toEqual([{ type: 'account.deleted' }]);
    send({ type: 'email.change', value: 'x' });
    send({ type: 'page.continue' });
    expect(emitted).toEqual([{ type: 'account.deleted' }, { type: 'page.leave', href: '/' }]);
  });

  test('requires a proof of identity first', async () => {
    const { view, deleteAccount, send, emittedOf } = submitted();
    await deleteAccount.last().reject(problem(403, { code: 'proof_required' }));
    expect(view()).toMatchObject({ state: 'proving', busy: true });
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sensitive' }]);
    send({ type: 'email.change', value: 'x' });
    send({ type: 'proof.given' });
    expect(deleteAccount.calls).toHaveLength(2);
    await deleteAccount.last().reject(problem(403, { code: 'proof_required' }));
    send({ type: 'proof.refused' });
    expect(view()).toMatchObject({ state: 'failed', canSubmit: true });
    send({ type: 'proof.given' });
    expect(deleteAccount.calls).toHaveLength(2);
  });

  test('rejects the last administrator, and can be retried after a failure', async () => {
    const { view, deleteAccount, send, clock } = submitted();
    await deleteAccount
      .last()
      .reject(problem(409, { code: 'last_administrator', detail: 'You are the last' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'You are the last' });
    send(submit);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
  });

  test('asks what becomes of organizations that nobody else owns, and ends them only if the person says so', async () => {
    const { view, deleteAccount, send } = submitted();
    expect(deleteAccount.last().input).toEqual({ endsOrganizations: false });
    const organizations = [{ slug: 'harbor', name: 'Harbor Works' }];
    const refusal = problem(409, { code: 'only_owner', state: { organizations } } as object);
    await deleteAccount.last().reject(refusal);
    expect(view()).toMatchObject({
      state: 'asking',
      canSubmit: false,
      organizations: [{ name: 'Harbor Works', staffHref: '/organizations/harbor/staff' }],
    });
    send(submit);
    expect(deleteAccount.calls).toHaveLength(1);
    send({ type: 'organizations.end', value: true });
    expect(view().canSubmit).toBe(true);
    send(submit);
    expect(deleteAccount.last().input).toEqual({ endsOrganizations: true });
    await deleteAccount.last().resolve(undefined);
    expect(view().state).toBe('deleted');
  });

  test('offers a download of all stored data', () => {
    expect(section().view().downloadHref).toBe('/api/auth/user/export');
  });
});

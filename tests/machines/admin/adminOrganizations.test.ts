import { describe, expect, test } from 'vitest';
import {
  adminOrganizationsMachine,
  adminOrganizationsView,
  type AdminOrganizationPage,
  type AdminOrganizationPageRequest,
  type OrganizationDecisionCall,
} from '@vetsync/machines/admin/adminOrganizations';
import type {
  Organization,
  OrganizationStatus,
  ReviewedOrganization,
} from '@vetsync/machines/organizations/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { held, problem, puppet, run } from '../support/run.ts';

const reviewed = (id: string, status: OrganizationStatus = 'pending') =>
  ({ organization: { id, name: `Organization ${id}`, status } as Organization }) as ReviewedOrganization;

function opening(status: OrganizationStatus = 'pending') {
  const session = puppet();
  const url = puppet();
  const load = held<AdminOrganizationPage, AdminOrganizationPageRequest>();
  const decide = held<unknown, OrganizationDecisionCall>();
  const started = run(adminOrganizationsMachine, {
    input: { status, intl: { locale: 'en-US', timeZone: 'UTC' }, now: () => 0 },
    actors: {
      sessionChanges: session.logic,
      locationChanges: url.logic,
      loadOrganizations: load.logic,
      decide: decide.logic,
    },
  });
  return {
    ...started,
    session,
    url,
    load,
    decide,
    send: started.actor.send.bind(started.actor),
    view: () => adminOrganizationsView(started.actor.getSnapshot()),
    ids: () => adminOrganizationsView(started.actor.getSnapshot()).rows.map((row) => row.organization.id),
  };
}
async function opened(nextCursor: string | null = null, status: OrganizationStatus = 'pending') {
  const page = opening(status);
  await page.load.last().resolve({
    organizations: [reviewed('a', status), reviewed('b', status)],
    nextCursor,
  });
  return page;
}
async function deciding(status: 'approved' | 'declined' = 'declined', reason = ' No website. ') {
  const page = await opened();
  page.send({ type: 'organization.decide', id: 'a', status });
  if (status === 'declined') page.send({ type: 'reason.change', value: reason });
  return page;
}

describe('the list', () => {
  test('shows those that wait, and what can be decided about each', async () => {
    const { load, view, ids } = await opened();
    expect(load.last().input).toEqual({ status: 'pending', item: null, cursor: null });
    expect(ids()).toEqual(['a', 'b']);
    expect(view()).toMatchObject({
      list: 'listed.idle',
      rows: [{ decisions: ['approved', 'declined'] }, {}],
    });
    expect((await opened(null, 'suspended')).view().rows[0]).toMatchObject({ decisions: ['approved'] });
  });

  test('follows the status that is chosen or in the address, and writes it there', async () => {
    const { send, load, url, view, ids, emittedOf } = await opened();
    send({ type: 'status.choose', status: 'pending' });
    expect(load.calls).toHaveLength(1);
    send({ type: 'status.choose', status: 'approved' });
    expect(view()).toMatchObject({ list: 'loading', status: 'approved', rows: [] });
    expect(emittedOf('location.changed')).toEqual([
      { type: 'location.changed', route: { organizationStatus: 'approved', item: null } },
    ]);
    url.sendToParent({ type: 'location.changed', route: { organizationStatus: 'approved', item: null } });
    expect(load.calls).toHaveLength(2);
    url.sendToParent({ type: 'location.changed', route: { organizationStatus: 'declined', item: null } });
    expect(load.last().input).toEqual({ status: 'declined', item: null, cursor: null });
    await load.last().resolve({ organizations: [], nextCursor: null });
    expect(view().list).toBe('none');
    expect(ids()).toEqual([]);
  });

  test('loads page by page, none twice', async () => {
    const { send, load, ids, view, clock } = await opened('next');
    send({ type: 'list.more' });
    expect(load.last().input).toEqual({ status: 'pending', item: null, cursor: 'next' });
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ list: 'listed.pageFailed', failure: { code: 'system.unreachable' } });
    send({ type: 'list.retry' });
    await load.last().resolve({ organizations: [reviewed('b'), reviewed('c')], nextCursor: null });
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(view().hasMore).toBe(false);
    send({ type: 'list.more' });
    expect(load.calls).toHaveLength(3);
  });

  test('can be repeated after a failure', async () => {
    const { send, load, view } = opening();
    await load.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ list: 'failed', failure: 'Not now' });
    send({ type: 'list.retry' });
    expect(view().list).toBe('loading');
  });
});

describe('a decision', () => {
  test('is sent once with its reason, and takes the organization off the list', async () => {
    const { send, decide, view, ids, emittedOf } = await deciding();
    expect(view()).toMatchObject({
      state: 'writing',
      form: { name: 'Organization a', status: 'declined', reasonNeeded: true },
    });
    send({ type: 'form.submit' });
    send({ type: 'form.submit' });
    expect(decide.calls).toHaveLength(1);
    expect(decide.last().input).toEqual({ id: 'a', decision: { status: 'declined', reason: 'No website.' } });
    await decide.last().resolve({});
    expect(ids()).toEqual(['b']);
    expect(view()).toMatchObject({ state: 'idle', form: null });
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { title: { code: 'organizationResults.decided', values: ['Organization a'] } } },
    ]);
  });

  test('looks for others once the last one is decided', async () => {
    const { send, decide, load, view } = await deciding('approved');
    send({ type: 'form.submit' });
    await decide.last().resolve({});
    send({ type: 'organization.decide', id: 'b', status: 'approved' });
    send({ type: 'form.submit' });
    await decide.last().resolve({});
    expect(load.calls).toHaveLength(2);
    await load.last().resolve({ organizations: [], nextCursor: null });
    expect(view().list).toBe('none');
  });

  test('against an organization needs a reason; an approval needs none', async () => {
    const { send, decide, view } = await deciding('declined', '  ');
    send({ type: 'form.submit' });
    expect(view()).toMatchObject({
      state: 'invalid',
      form: { error: { code: 'organizations.reasonRequired' }, attempt: 1 },
    });
    expect(decide.calls).toHaveLength(0);
    send({ type: 'reason.change', value: 'No website.' });
    expect(view()).toMatchObject({ state: 'writing', form: { error: null } });
    const approving = await deciding('approved');
    approving.send({ type: 'form.submit' });
    expect(approving.decide.last().input).toMatchObject({ decision: { status: 'approved' } });
  });

  test('that the status does not allow is not offered or started', async () => {
    const { send, view } = await opened();
    send({ type: 'organization.decide', id: 'a', status: 'suspended' });
    send({ type: 'organization.decide', id: 'other', status: 'approved' });
    expect(view().state).toBe('idle');
  });

  test('can be given up', async () => {
    const { send, view, decide } = await deciding();
    send({ type: 'form.cancel' });
    expect(view()).toMatchObject({ state: 'idle', form: null });
    expect(decide.calls).toHaveLength(0);
  });

  test('asks for a proof where one is due, keeps the reason, and is repeated afterwards', async () => {
    const { send, view, decide, emittedOf } = await deciding();
    send({ type: 'form.submit' });
    await decide.last().reject(problem(403, { code: 'proof_required' }));
    expect(view()).toMatchObject({ state: 'proving', form: null });
    expect(emittedOf('proof.request')).toMatchObject([{ reason: 'sensitive' }]);
    send({ type: 'proof.refused' });
    expect(view()).toMatchObject({ state: 'failed', form: { reason: ' No website. ' } });
    send({ type: 'form.submit' });
    await decide.last().reject(problem(403, { code: 'proof_required' }));
    send({ type: 'proof.given' });
    expect(decide.calls).toHaveLength(3);
  });

  test('that another administrator was faster with leaves the list, with the reason why', async () => {
    const { send, ids, decide, emittedOf } = await deciding();
    send({ type: 'form.submit' });
    await decide.last().reject(problem(409, { code: 'decision_not_possible', detail: 'It has changed' }));
    expect(ids()).toEqual(['b']);
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { tone: 'destructive', description: 'It has changed' } },
    ]);
  });

  test('that is refused or unanswered stays open and says why', async () => {
    const { send, view, decide, clock, ids } = await deciding('approved');
    send({ type: 'form.submit' });
    await decide.last().reject(problem(409, { code: 'look_alike_approved', detail: 'Same name' }));
    expect(view()).toMatchObject({ state: 'failed', form: { failure: 'Same name' } });
    send({ type: 'form.submit' });
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'failed' });
    expect(ids()).toEqual(['a', 'b']);
    send({ type: 'form.submit' });
    await decide.last().reject(problem(422, { errors: [{ path: 'reason', message: 'Too long' }] }));
    expect(view()).toMatchObject({ state: 'invalid', form: { error: 'Too long' } });
  });
});

describe('access', () => {
  test('ends with the session, nothing stays in sight, and resumes', async () => {
    const { session, view, load, emittedOf } = await opened();
    session.sendToParent({ type: 'session.ended' });
    expect(view()).toMatchObject({ access: 'denied', rows: [] });
    expect(emittedOf('session.refresh')).toHaveLength(1);
    session.sendToParent({ type: 'session.resumed' });
    expect(load.calls).toHaveLength(2);
  });

  test('ends when the server says so', async () => {
    const { load, view } = opening();
    await load.last().reject(problem(403));
    expect(view().access).toBe('denied');
  });

  test('ends after a decision that was refused for it', async () => {
    const { send, decide, view } = await deciding('approved');
    send({ type: 'form.submit' });
    await decide.last().reject(problem(403));
    expect(view()).toMatchObject({ access: 'denied', form: null });
  });
});

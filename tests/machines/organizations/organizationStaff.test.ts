import { describe, expect, test } from 'vitest';
import {
  organizationStaffMachine,
  organizationStaffView,
  type Staff,
  type StaffAction,
  type StaffMenuAction,
} from '@vetsync/machines/organizations/organizationStaff';
import type {
  Invitation,
  MemberRole,
  NewInvitation,
  Organization,
  OrganizationMember,
  OrganizationStatus,
} from '@vetsync/machines/organizations/model';
import { countdownTickMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import { held, problem, run } from '../support/run.ts';

const member = (role: MemberRole): OrganizationMember => ({
  userId: `the ${role}`,
  email: `${role}@harbor.example`,
  fullName: null,
  role,
  joinedAt: '2026-11-01T12:00:00.000Z',
});
const invitation = (state: Invitation['state'], role: MemberRole = 'viewer'): Invitation => ({
  id: `${state} ${role}`,
  email: `${state}@harbor.example`,
  role,
  state,
  invitedBy: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2026-11-08T12:00:00.000Z',
});
const staffOf = (role: MemberRole, status: OrganizationStatus = 'approved'): Staff => ({
  organization: { id: 'an id', slug: 'harbor-health', name: 'Harbor Health', status } as Organization,
  role,
  members: [member('owner'), member('manager'), member('reviewer'), member('viewer')],
  invitations: ['owner', 'manager'].includes(role)
    ? [invitation('open'), invitation('open', 'manager'), invitation('accepted'), invitation('expired')]
    : null,
});

function opening(role: MemberRole = 'owner') {
  const load = held<Staff, { slug: string }>();
  const act = held<unknown, StaffAction>();
  const invite = held<unknown, { organizationId: string; invitation: NewInvitation }>();
  const started = run(organizationStaffMachine, {
    input: {
      slug: 'harbor-health',
      self: `the ${role}`,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => 0,
    },
    actors: { loadStaff: load.logic, act: act.logic, invite: invite.logic },
  });
  return {
    ...started,
    load,
    act,
    invite,
    send: started.actor.send.bind(started.actor),
    view: () => organizationStaffView(started.actor.getSnapshot()),
  };
}
async function opened(role: MemberRole = 'owner', status: OrganizationStatus = 'approved') {
  const page = opening(role);
  await page.load.last().resolve(staffOf(role, status));
  return page;
}
const written = (actions: readonly StaffMenuAction[]) =>
  actions.map((action) => (action.kind === 'role' ? `role ${action.role}` : action.kind));
/** What the person can do with each colleague. */
async function offered(role: MemberRole, status?: OrganizationStatus) {
  const { members } = (await opened(role, status)).view();
  return Object.fromEntries(members.map((each) => [each.role, written(each.actions)]));
}

const invitationActions = async (role: MemberRole) =>
  (await opened(role)).view().invitations?.map(({ actions }) => written(actions));

describe('what each role may do', () => {
  test('an owner everything, but about themselves only leave', async () => {
    expect(await offered('owner')).toEqual({
      owner: ['leave'],
      manager: ['role owner', 'role reviewer', 'role viewer', 'handOver', 'remove'],
      reviewer: ['role owner', 'role manager', 'role viewer', 'handOver', 'remove'],
      viewer: ['role owner', 'role manager', 'role reviewer', 'handOver', 'remove'],
    });
  });
  test('a manager changes reviewers and viewers', async () => {
    expect(await offered('manager')).toEqual({
      owner: [],
      manager: ['leave'],
      reviewer: ['role viewer', 'remove'],
      viewer: ['role reviewer', 'remove'],
    });
  });
  test.each(['reviewer', 'viewer'] as const)('a %s leaves, and does nothing else', async (role) => {
    const { owner, manager, ...others } = await offered(role);
    expect([owner, manager]).toEqual([[], []]);
    expect(others[role]).toEqual(['leave']);
    const { view } = await opened(role);
    expect(view()).toMatchObject({ invite: null, invitations: null });
  });
  test('nobody anything while the organization is suspended, but leave', async () => {
    const found = await offered('owner', 'suspended');
    expect(Object.values(found).flat()).toEqual(['leave']);
    expect((await opened('owner', 'suspended')).view().invite).toBeNull();
  });
  test('invitations are sent again and withdrawn while they can be answered, by who manages their role', async () => {
    const both = ['resend', 'withdraw'];
    expect(await invitationActions('owner')).toEqual([both, both, [], both]);
    expect(await invitationActions('manager')).toEqual([both, [], [], both]);
  });
  test('roles to invite for are those that one manages', async () => {
    expect((await opened('owner')).view().invite?.roles).toEqual(['viewer', 'reviewer', 'manager', 'owner']);
    expect((await opened('manager')).view().invite?.roles).toEqual(['viewer', 'reviewer']);
  });
});

describe('opening', () => {
  test('says the same of an organization that does not exist and of one of others', async () => {
    const { load, view } = opening();
    expect(load.last().input).toEqual({ slug: 'harbor-health' });
    await load.last().reject(problem(404));
    expect(view()).toMatchObject({ state: 'missing', organization: null, members: [] });
  });
  test('can be repeated after a failure, without an answer, and after signing in again', async () => {
    const { load, view, send, clock, emittedOf } = opening();
    await load.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not now' });
    send({ type: 'page.retry' });
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
    send({ type: 'page.retry' });
    await load.last().reject(problem(401));
    expect(emittedOf('proof.request')).toHaveLength(1);
    send({ type: 'proof.given' });
    await load.last().resolve(staffOf('owner'));
    expect(view().state).toBe('open');
  });
});

const asking = async (action: StaffMenuAction, id = 'the viewer') => {
  const page = await opened();
  page.send({ type: 'staff.ask', id, action });
  return page;
};

describe('an action', () => {
  test('is confirmed first, done once, and the list is loaded again', async () => {
    const { send, view, act, load, emittedOf } = await asking({ kind: 'role', role: 'manager' });
    expect(view()).toMatchObject({
      action: 'confirming',
      confirmation: { kind: 'role', role: 'manager', name: 'viewer@harbor.example' },
    });
    expect(act.calls).toHaveLength(0);
    send({ type: 'action.confirm' });
    send({ type: 'action.confirm' });
    expect(act.calls).toHaveLength(1);
    expect(act.last().input).toEqual({
      organizationId: 'an id',
      id: 'the viewer',
      action: { kind: 'role', role: 'manager' },
    });
    await act.last().resolve(null);
    expect(view()).toMatchObject({ state: 'reloading', confirmation: null });
    expect(view().members).toHaveLength(4);
    expect(load.calls).toHaveLength(2);
    await load.last().resolve({ ...staffOf('owner'), members: [member('owner')] });
    expect(view().members).toHaveLength(1);
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { title: { code: 'organizationResults.roleChanged' } } },
    ]);
  });

  test('can be given up', async () => {
    const { send, view, act } = await asking({ kind: 'remove' });
    send({ type: 'action.cancel' });
    expect(view()).toMatchObject({ action: 'idle', confirmation: null });
    expect(act.calls).toHaveLength(0);
  });

  test('of sending again needs no confirmation', async () => {
    const { act, emittedOf } = await asking({ kind: 'resend' }, 'open viewer');
    expect(act.last().input).toMatchObject({ id: 'open viewer', action: { kind: 'resend' } });
    await act.last().resolve(null);
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { title: { code: 'organizationResults.resent', values: ['open@harbor.example'] } } },
    ]);
  });

  test('of leaving leads to the own organizations, and nothing stays in sight', async () => {
    const { send, view, act, emittedOf, load } = await asking({ kind: 'leave' }, 'the owner');
    send({ type: 'action.confirm' });
    await act.last().resolve(null);
    expect(view()).toMatchObject({ state: 'left', organization: null, members: [] });
    expect(emittedOf('page.navigate')).toEqual([
      { type: 'page.navigate', to: '/account/organizations', replace: true },
    ]);
    expect(load.calls).toHaveLength(1);
  });

  test('of the last owner is refused with the reason', async () => {
    const { send, view, act, emittedOf } = await asking({ kind: 'leave' }, 'the owner');
    send({ type: 'action.confirm' });
    await act
      .last()
      .reject(problem(409, { code: 'last_owner', reason: 'last_owner', detail: 'Make somebody an owner' }));
    expect(view()).toMatchObject({ state: 'open', action: 'idle' });
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { tone: 'destructive', description: { code: 'problem.last_owner' } } },
    ]);
  });

  test('asks for a proof where one is due, and is repeated afterwards', async () => {
    const { send, view, act, emittedOf } = await asking({ kind: 'handOver' });
    send({ type: 'action.confirm' });
    await act.last().reject(problem(403, { code: 'proof_required' }));
    expect(view()).toMatchObject({ action: 'proving', confirmation: null });
    expect(emittedOf('proof.request')).toMatchObject([{ reason: 'sensitive' }]);
    send({ type: 'proof.given' });
    expect(act.calls).toHaveLength(2);
    await act.last().reject(problem(403, { code: 'proof_required' }));
    send({ type: 'proof.refused' });
    expect(view()).toMatchObject({ state: 'open', action: 'idle' });
  });

  test('that somebody else was faster with loads the list again', async () => {
    const { send, view, act, load } = await asking({ kind: 'remove' });
    send({ type: 'action.confirm' });
    await act.last().reject(problem(404));
    expect(view().state).toBe('reloading');
    // The person was removed meanwhile.
    await load.last().reject(problem(404));
    expect(view()).toMatchObject({ state: 'missing', organization: null });
  });

  test('without an answer is not said to be done', async () => {
    const { send, clock, emittedOf } = await asking({ kind: 'withdraw' }, 'open viewer');
    send({ type: 'action.confirm' });
    clock.increment(submitTimeoutMs);
    expect(emittedOf('page.toast')).toMatchObject([{ toast: { tone: 'destructive' } }]);
  });
});

const sending = async (email = ' Kim@Harbor.Example ') => {
  const page = await opened();
  page.send({ type: 'field.change', field: 'email', value: email });
  page.send({ type: 'field.change', field: 'role', value: 'reviewer' });
  page.send({ type: 'form.submit' });
  return page;
};

describe('an invitation', () => {
  test('is sent once, and the form is empty again', async () => {
    const { send, view, invite, load, emittedOf } = await sending();
    send({ type: 'form.submit' });
    // One call at a time.
    send({ type: 'staff.ask', id: 'the viewer', action: { kind: 'remove' } });
    expect(view()).toMatchObject({ action: 'idle', invite: { state: 'sending', canSubmit: false } });
    expect(invite.calls).toHaveLength(1);
    expect(invite.last().input).toEqual({
      organizationId: 'an id',
      invitation: { email: 'kim@harbor.example', role: 'reviewer' },
    });
    await invite.last().resolve(null);
    expect(view()).toMatchObject({ state: 'reloading', invite: { fields: { email: '' }, canSubmit: false } });
    await load.last().resolve(staffOf('owner'));
    expect(view()).toMatchObject({ state: 'open', invite: { state: 'editing', canSubmit: true } });
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { title: { code: 'organizationResults.invited', values: ['kim@harbor.example'] } } },
    ]);
  });

  test('needs an address', async () => {
    const { send, view, invite } = await sending('kim');
    expect(view().invite).toMatchObject({ state: 'invalid', firstInvalid: 'email', attempt: 1 });
    expect(invite.calls).toHaveLength(0);
    send({ type: 'field.change', field: 'email', value: 'kim@harbor.example' });
    expect(view().invite).toMatchObject({ state: 'editing', errors: {} });
  });

  test('is not sent while an action runs', async () => {
    const { send, invite, view } = await opened();
    send({ type: 'field.change', field: 'email', value: 'kim@harbor.example' });
    send({ type: 'staff.ask', id: 'open viewer', action: { kind: 'resend' } });
    send({ type: 'form.submit' });
    expect(invite.calls).toHaveLength(0);
    expect(view().invite).toMatchObject({ canSubmit: false });
  });

  test('that is refused keeps what was typed and says why', async () => {
    const { send, view, invite, clock } = await sending();
    await invite.last().reject(problem(409, { reason: 'already_member', detail: 'On your staff' }));
    expect(view().invite).toMatchObject({
      state: 'failed',
      failure: { code: 'problem.already_member' },
      fields: { email: ' Kim@Harbor.Example ' },
    });
    send({ type: 'form.submit' });
    await invite.last().reject(problem(429, { retryAfterSeconds: 1 }));
    expect(view().invite).toMatchObject({ state: 'limited', waitSeconds: 1, canSubmit: false });
    clock.increment(countdownTickMs);
    expect(view().invite).toMatchObject({ state: 'editing', canSubmit: true });
    send({ type: 'form.submit' });
    await invite.last().reject(problem(422, { errors: [{ path: 'email', message: 'Too long' }] }));
    expect(view().invite).toMatchObject({ state: 'invalid', errors: { email: 'Too long' } });
  });

  test('waits for a new sign-in when the session has ended', async () => {
    const { send, view, invite, emittedOf } = await sending();
    await invite.last().reject(problem(401));
    expect(view().invite).toMatchObject({ state: 'proving', busy: true });
    expect(emittedOf('proof.request')).toMatchObject([{ reason: 'sessionEnded' }]);
    send({ type: 'proof.given' });
    expect(invite.calls).toHaveLength(2);
    await invite.last().reject(problem(401));
    send({ type: 'proof.refused' });
    expect(view().invite?.state).toBe('failed');
  });
});

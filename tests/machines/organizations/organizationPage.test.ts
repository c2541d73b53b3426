import { describe, expect, test } from 'vitest';
import {
  organizationPageMachine,
  organizationPageView,
  type LoadedOrganization,
  type StoredOrganizationDraft,
} from '@vetsync/machines/organizations/organizationPage';
import {
  emptyOrganizationProfile,
  memberRoles,
  organizationStatuses,
  type Organization,
  type OrganizationChange,
} from '@vetsync/machines/organizations/model';
import { feedReconnectMs } from '@vetsync/machines/system/model';
import { countdownTickMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import { held, problem, puppet, run } from '../support/run.ts';

const stored: Organization = {
  ...emptyOrganizationProfile,
  id: 'an id',
  slug: 'harbor-health',
  kind: 'hospital',
  status: 'pending',
  name: 'Harbor Health',
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  version: 3,
};
const owned: LoadedOrganization = {
  organization: stored,
  decision: null,
  membership: { role: 'owner', joinedAt: stored.createdAt },
  staff: { hasPublished: false, members: 1, openInvitations: 0 },
};
const { id: _id, slug: _slug, kind: _kind, status: _status, ...rest } = stored;
const { createdAt: _created, updatedAt: _updated, version: _version, ...profile } = rest;

function opening(storedDraft: StoredOrganizationDraft | null = null) {
  const load = held<LoadedOrganization, { slug: string }>();
  const change = held<
    { organization: Organization },
    { id: string; version: number; change: OrganizationChange }
  >();
  const end = held<unknown, { id: string }>();
  const feed = puppet<{ organizationId: string | null }>();
  const started = run(organizationPageMachine, {
    input: {
      slug: 'harbor-health',
      storedDraft,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => 0,
    },
    actors: {
      loadOrganization: load.logic,
      changeOrganization: change.logic,
      endOrganization: end.logic,
      followFeed: feed.logic,
    },
  });
  return {
    ...started,
    load,
    change,
    end,
    feed,
    send: started.actor.send.bind(started.actor),
    view: () => organizationPageView(started.actor.getSnapshot()),
  };
}
async function opened(answer = owned, storedDraft: StoredOrganizationDraft | null = null) {
  const page = opening(storedDraft);
  await page.load.last().resolve(answer);
  return page;
}
/** The person has corrected the place and sends it. */
async function saving(answer = owned) {
  const page = await opened(answer);
  page.send({ type: 'profile.edit' });
  page.send({ type: 'field.change', field: 'location', value: ' Norfolk, VA ' });
  page.send({ type: 'form.submit' });
  return page;
}

describe('opening', () => {
  test('loads the organization of the address', async () => {
    const { load, view } = await opened();
    expect(load.last().input).toEqual({ slug: 'harbor-health' });
    expect(view()).toMatchObject({ state: 'viewing', organization: stored, role: 'owner', canEdit: true });
  });

  test('says the same of one that does not exist and of one that the person may not see', async () => {
    const { load, view } = opening();
    await load.last().reject(problem(404, { code: 'not_found' }));
    expect(view()).toMatchObject({ state: 'missing', organization: null });
  });

  test('can be repeated after a failure, without an answer, and after signing in again', async () => {
    const { load, view, send, clock, emittedOf } = opening();
    await load.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not now' });
    send({ type: 'page.retry' });
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'failed', failure: { code: 'system.unreachable' } });
    send({ type: 'page.retry' });
    await load.last().reject(problem(401));
    expect(emittedOf('proof.request')).toHaveLength(1);
    send({ type: 'proof.given' });
    await load.last().resolve(owned);
    expect(view().state).toBe('viewing');
  });

  test('continues a profile that was being written, based on the version that it began with', async () => {
    const storedDraft = { profile: { ...profile, zip: '23510' }, version: 2 };
    const page = await opened(owned, storedDraft);
    expect(page.view()).toMatchObject({ state: 'editing', form: { fields: { zip: '23510' } } });
    page.send({ type: 'form.submit' });
    expect(page.change.last().input).toMatchObject({ id: 'an id', version: 2, change: { zip: '23510' } });
  });

  test('leaves such a profile alone where the person may not change it any more', async () => {
    const suspended = { ...owned, organization: { ...stored, status: 'suspended' as const } };
    expect((await opened(suspended, { profile, version: 2 })).view().state).toBe('viewing');
  });
});

describe.each(memberRoles)('a %s', (role) => {
  test.each(organizationStatuses)(
    'of one that is %s edits it only if role and status allow',
    async (status) => {
      const page = await opened({
        ...owned,
        organization: { ...stored, status },
        membership: { role, joinedAt: stored.createdAt },
      });
      const mayEdit = ['owner', 'manager'].includes(role) && status !== 'suspended';
      expect(page.view()).toMatchObject({ canEdit: mayEdit });
      expect(page.view().checklist === null).toBe(!mayEdit);
      page.send({ type: 'profile.edit' });
      expect(page.view().state).toBe(mayEdit ? 'editing' : 'viewing');
    },
  );
});

test('a stranger edits nothing', async () => {
  const page = await opened({ ...owned, membership: null, staff: null });
  page.send({ type: 'profile.edit' });
  expect(page.view()).toMatchObject({ state: 'viewing', canEdit: false, checklist: null, role: null });
});

const stepsOf = async (organization: Organization, staff: LoadedOrganization['staff']) =>
  (await opened({ ...owned, organization, staff }))
    .view()
    .checklist?.map(({ step, isDone }) => `${step} ${isDone}`);

test('the first steps are shown until all are done', async () => {
  const complete = {
    ...stored,
    website: 'https://harbor.example',
    about: 'Care',
    location: 'Norfolk, VA',
    phone: '555 010 4477',
  };
  const staff = { hasPublished: false, members: 1, openInvitations: 0 };
  expect(await stepsOf(stored, staff)).toEqual(['profile false', 'publish false', 'invite false']);
  expect(await stepsOf(complete, staff)).toEqual(['profile true', 'publish false', 'invite false']);
  expect(
    await stepsOf({ ...complete, phone: '' }, { ...staff, hasPublished: true, openInvitations: 1 }),
  ).toEqual(['profile false', 'publish true', 'invite true']);
  expect(await stepsOf(complete, { ...staff, members: 2 })).toContain('publish false');
  expect(await stepsOf(complete, { hasPublished: true, members: 2, openInvitations: 0 })).toBeUndefined();
});

describe('saving', () => {
  test('sends the trimmed profile once with its version, and shows what was stored', async () => {
    const { send, view, change, emittedOf } = await saving();
    send({ type: 'form.submit' });
    send({ type: 'field.change', field: 'zip', value: '1' });
    expect(view()).toMatchObject({ state: 'saving', form: { busy: true, canSubmit: false } });
    expect(change.calls).toHaveLength(1);
    expect(change.last().input).toEqual({
      id: 'an id',
      version: 3,
      change: { ...profile, location: 'Norfolk, VA' },
    });
    await change.last().resolve({ organization: { ...stored, location: 'Norfolk, VA', version: 4 } });
    expect(view()).toMatchObject({ state: 'viewing', organization: { location: 'Norfolk, VA' }, form: null });
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { title: { code: 'organizationResults.saved' } } },
    ]);
    expect(emittedOf('draft.changed').at(-1)).toMatchObject({ storedDraft: null });
  });

  test('applies again after a refusal', async () => {
    const { change, view, emittedOf } = await saving({
      ...owned,
      organization: { ...stored, status: 'declined' },
      decision: { status: 'declined', reason: 'Where?', decidedAt: stored.createdAt },
    });
    expect(view().form).toMatchObject({ appliesAgain: true });
    expect(change.last().input.change).toMatchObject({ status: 'pending', location: 'Norfolk, VA' });
    await change.last().resolve({ organization: { ...stored, location: 'Norfolk, VA', version: 4 } });
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { title: { code: 'organizationResults.appliedAgain' } } },
    ]);
  });

  test('refuses what is invalid and sends nothing', async () => {
    const { send, view, change } = await opened();
    send({ type: 'profile.edit' });
    send({ type: 'field.change', field: 'website', value: 'javascript:alert(1)' });
    send({ type: 'form.submit' });
    expect(view()).toMatchObject({ state: 'invalid', form: { firstInvalid: 'website', attempt: 1 } });
    expect(change.calls).toHaveLength(0);
    send({ type: 'field.change', field: 'website', value: 'https://harbor.example' });
    expect(view()).toMatchObject({ state: 'editing', form: { errors: {} } });
  });

  test('shows what the server refuses at its field', async () => {
    const { view, change } = await saving();
    const errors = [{ path: 'name', message: 'Taken', code: 'organizations.nameTaken' }];
    await change.last().reject(problem(422, { errors }));
    expect(view()).toMatchObject({ state: 'invalid', form: { firstInvalid: 'name' } });
  });

  test('keeps what is written after a failure, without an answer, and while it has to wait', async () => {
    const { send, view, change, clock } = await saving();
    await change.last().reject(problem(409, { detail: 'It is suspended' }));
    expect(view()).toMatchObject({ state: 'saveFailed', form: { failure: 'It is suspended' } });
    send({ type: 'form.submit' });
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'saveFailed', form: { fields: { location: ' Norfolk, VA ' } } });
    send({ type: 'form.submit' });
    await change.last().reject(problem(429, { retryAfterSeconds: 1 }));
    expect(view()).toMatchObject({ state: 'limited', form: { waitSeconds: 1, canSubmit: false } });
    clock.increment(countdownTickMs);
    expect(view()).toMatchObject({ state: 'editing', form: { canSubmit: true } });
  });

  test('asks to sign in again when the session has ended, and then repeats', async () => {
    const { send, view, change, emittedOf } = await saving();
    await change.last().reject(problem(401));
    expect(view()).toMatchObject({ state: 'proving', form: { busy: true } });
    expect(emittedOf('proof.request')).toMatchObject([{ reason: 'sessionEnded' }]);
    send({ type: 'proof.given' });
    expect(change.calls).toHaveLength(2);
    await change.last().reject(problem(401));
    send({ type: 'proof.refused' });
    expect(view()).toMatchObject({ state: 'saveFailed' });
  });

  test('is given up without a trace', async () => {
    const { send, view, change, emittedOf } = await opened();
    send({ type: 'profile.edit' });
    send({ type: 'field.change', field: 'zip', value: '23510' });
    send({ type: 'profile.cancel' });
    expect(view()).toMatchObject({ state: 'viewing', organization: { zip: '' }, form: null });
    expect(emittedOf('draft.changed').at(-1)).toMatchObject({ storedDraft: null });
    expect(change.calls).toHaveLength(0);
  });
});

describe('a change by a colleague meanwhile', () => {
  const current = { ...stored, location: 'Hampton, VA', about: 'Care', version: 4 };
  const conflicting = async () => {
    const page = await saving();
    await page.change.last().reject(problem(412, { code: 'organization_changed', current }));
    return page;
  };

  test('shows both texts of each field that differs', async () => {
    const { view } = await conflicting();
    expect(view()).toMatchObject({
      state: 'conflict',
      form: {
        canSubmit: false,
        conflict: [
          { field: 'about', mine: '', theirs: 'Care' },
          { field: 'location', mine: ' Norfolk, VA ', theirs: 'Hampton, VA' },
        ],
      },
    });
  });

  test('is replaced only on request, by the version that was seen', async () => {
    const { send, change } = await conflicting();
    send({ type: 'conflict.keepMine' });
    expect(change.last().input).toMatchObject({ version: 4, change: { location: 'Norfolk, VA', about: '' } });
  });

  test('is taken over, and can be edited further', async () => {
    const { send, view, change } = await conflicting();
    send({ type: 'conflict.takeTheirs' });
    expect(view()).toMatchObject({
      state: 'editing',
      form: { fields: { location: 'Hampton, VA', about: 'Care' } },
    });
    send({ type: 'form.submit' });
    expect(change.last().input).toMatchObject({ version: 4 });
  });

  test('of the same kind is no conflict: the own call may have stored it, its answer lost', async () => {
    const { view, change, emittedOf } = await saving();
    await change.last().reject(problem(412, { current: { ...stored, location: 'Norfolk, VA', version: 4 } }));
    expect(view()).toMatchObject({ state: 'viewing', organization: { version: 4 } });
    expect(emittedOf('page.toast')).toHaveLength(1);
  });
});

const approved: LoadedOrganization = { ...owned, organization: { ...stored, status: 'approved' } };

/** An owner has typed the name, as a phone writes it. */
async function typed(name = 'harbor  health ') {
  const page = await opened(approved);
  page.send({ type: 'ending.start' });
  page.send({ type: 'ending.nameChange', value: name });
  page.send({ type: 'ending.submit' });
  return page;
}

describe('ending', () => {
  test.each(memberRoles)('is for owners, not for a %s, and not while it is suspended', async (role) => {
    for (const status of organizationStatuses) {
      const page = await opened({
        ...owned,
        organization: { ...stored, status },
        membership: { role, joinedAt: stored.createdAt },
      });
      const mayEnd = role === 'owner' && status !== 'suspended';
      expect(page.view().canEnd).toBe(mayEnd);
      page.send({ type: 'ending.start' });
      expect(page.view().ending !== null).toBe(mayEnd);
    }
  });

  test('asks for the name, however it is written, and sends nothing for another one', async () => {
    const { view, send, end } = await typed('Harbor');
    expect(view().ending).toMatchObject({
      canSubmit: false,
      attempt: 1,
      error: { code: 'organizationResults.otherName' },
    });
    send({ type: 'ending.submit' });
    expect(view().ending).toMatchObject({ attempt: 2 });
    expect(end.calls).toHaveLength(0);
    send({ type: 'ending.nameChange', value: 'HARBOR HEALTH' });
    expect(view().ending).toMatchObject({ canSubmit: true, error: null });
    send({ type: 'ending.cancel' });
    expect(view()).toMatchObject({ state: 'viewing', ending: null });
    send({ type: 'ending.start' });
    expect(view().ending).toMatchObject({ value: '' });
  });

  test('is sent once, says so, and leads to the platform of the person', async () => {
    const { view, send, end, emittedOf, feed } = await typed();
    send({ type: 'ending.submit' });
    send({ type: 'ending.cancel' });
    // The feed of an organization that has ended is closed before the call is answered.
    feed.sendToParent({ type: 'feed.denied' });
    expect(view()).toMatchObject({ state: 'ending', ending: { busy: true } });
    expect(end.calls).toHaveLength(1);
    expect(end.last().input).toEqual({ id: 'an id' });
    await end.last().resolve(undefined);
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { title: { code: 'organizationResults.ended', values: ['Harbor Health'] } } },
    ]);
    expect(emittedOf('page.navigate')).toEqual([
      { type: 'page.navigate', to: '/platform?as=me', replace: true },
    ]);
  });

  test('says why it failed, without an answer too, and can be tried again', async () => {
    const { view, send, end, clock } = await typed();
    await end.last().reject(problem(403, { code: 'role_not_allowed', detail: 'Only owners' }));
    expect(view().ending).toMatchObject({ failure: 'Only owners', canSubmit: true });
    send({ type: 'ending.submit' });
    clock.increment(submitTimeoutMs);
    expect(view().ending).toMatchObject({ failure: { code: 'system.unreachable' } });
  });

  test('of one that a colleague has just ended closes the page', async () => {
    const { view, end } = await typed();
    await end.last().reject(problem(404, { code: 'not_found' }));
    expect(view()).toMatchObject({ state: 'missing', ending: null, role: null });
  });
});

describe('a page that stays open', () => {
  test('closes with the form on it once the person no longer works there, and says which it was', async () => {
    const page = await opened(approved);
    expect(page.feed.inputs).toEqual([{ organizationId: 'an id', after: null }]);
    page.send({ type: 'profile.edit' });
    page.feed.sendToParent({ type: 'feed.denied' });
    await page.load.last().reject(problem(404, { code: 'not_found' }));
    expect(page.view()).toMatchObject({
      state: 'missing',
      organization: { name: 'Harbor Health' },
      role: null,
      form: null,
      checklist: null,
    });
    expect(page.feed.state.running).toBe(0);
  });

  test('follows again after an interruption, and keeps what is written', async () => {
    const page = await opened(approved);
    page.send({ type: 'profile.edit' });
    page.send({ type: 'field.change', field: 'zip', value: '23510' });
    page.feed.sendToParent({ type: 'feed.closed' });
    expect(page.feed.state.running).toBe(0);
    page.clock.increment(feedReconnectMs.at(-1)!);
    expect(page.feed.state.running).toBe(1);
    expect(page.view().form).toMatchObject({ fields: { zip: '23510' } });
  });

  test.each(['pending', 'declined', 'suspended'] as const)(
    'of one that is %s follows nothing',
    async (status) => {
      expect((await opened({ ...owned, organization: { ...stored, status } })).feed.inputs).toEqual([]);
    },
  );

  test('of a stranger follows nothing', async () => {
    expect((await opened({ ...approved, membership: null, staff: null })).feed.inputs).toEqual([]);
  });
});

test.each([
  ['owner', 'approved', true],
  ['reviewer', 'approved', true],
  ['viewer', 'approved', false],
  ['owner', 'pending', false],
] as const)('a %s of an organization that is %s is led to candidates: %s', async (role, status, isLed) => {
  const { load, view } = opening();
  await load.last().resolve({
    ...owned,
    organization: { ...stored, status },
    membership: { role, joinedAt: stored.createdAt },
  });
  expect(view().candidatesHref !== null).toBe(isLed);
});

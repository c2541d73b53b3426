import { describe, expect, test } from 'vitest';
import {
  listingEditorMachine,
  listingEditorView,
  type LoadedListing,
  type ListingPublish,
  type ListingSave,
} from '@vetsync/machines/organizations/listingEditor';
import {
  listingContentOf,
  listingDraftOf,
  type StoredListingDraft,
} from '@vetsync/machines/organizations/model';
import { memberRoles, organizationStatuses, type Listing } from '@vetsync/machines/organizations/model';
import { countdownTickMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import { listingOf, organizationOf, ownerOf } from '../support/listings.ts';
import { held, problem, run } from '../support/run.ts';

const stored = listingOf();
interface Situation {
  id?: string | null;
  kind?: string | null;
  storedDraft?: StoredListingDraft | null;
}

function opening({ id = stored.id, kind = null, storedDraft = null }: Situation = {}) {
  const load = held<LoadedListing, { slug: string; id: string | null }>();
  const save = held<Listing, ListingSave>();
  const publish = held<Listing, ListingPublish>();
  let keys = 0;
  const started = run(listingEditorMachine, {
    input: {
      slug: 'tidewater-works',
      id,
      kind,
      storedDraft,
      newId: () => `key ${(keys += 1)}`,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse('2026-11-25T12:00:00Z'),
    },
    actors: { loadListing: load.logic, saveListing: save.logic, publishListing: publish.logic },
  });
  return {
    ...started,
    load,
    save,
    publish,
    send: started.actor.send.bind(started.actor),
    view: () => listingEditorView(started.actor.getSnapshot()),
  };
}
async function opened(
  answer: LoadedListing = { owner: ownerOf(), listing: stored },
  situation: Situation = {},
) {
  const page = opening({ id: answer.listing?.id ?? null, ...situation });
  await page.load.last().resolve(answer);
  return page;
}
const adding = (situation: Situation = {}) => opened({ owner: ownerOf(), listing: null }, situation);
const title = (value: string) => ({ type: 'field.change', field: 'title', value }) as const;
async function saving(listing = stored) {
  const page = await opened({ owner: ownerOf(), listing });
  page.send(title('Mechanic'));
  page.send({ type: 'form.submit' });
  return page;
}

describe('opening', () => {
  test('loads the listing of the address', async () => {
    const { load, view } = await opened();
    expect(load.last().input).toEqual({ slug: 'tidewater-works', id: 'a listing' });
    expect(view()).toMatchObject({
      state: 'editing',
      kind: 'job',
      status: 'draft',
      form: { draft: { title: 'Crane mechanic' }, missing: {}, isDirty: false },
    });
  });

  test('begins a new one of the kind that was asked for, or of the organization', async () => {
    const event = await adding({ kind: 'event' });
    expect(event.view()).toMatchObject({ state: 'editing', kind: 'event', status: null });
    expect(Object.keys(event.view().form?.missing ?? {})).toContain('startsAt');
    expect((await adding({ kind: 'degree' })).view().kind).toBe('job');
  });

  test('says the same of one that does not exist and of one that the person may not see', async () => {
    const { load, view } = opening();
    await load.last().reject(problem(404));
    expect(view()).toMatchObject({ state: 'missing', organization: null, form: null });
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
    await load.last().resolve({ owner: ownerOf(), listing: stored });
    expect(view().state).toBe('editing');
  });

  test('continues what was being written, based on the version that it began with', async () => {
    const storedDraft = {
      draft: listingDraftOf({ ...listingContentOf(stored), title: 'Rigger' }, 'UTC'),
      version: 2,
    };
    const page = await opened(undefined, { storedDraft });
    expect(page.view().form).toMatchObject({ draft: { title: 'Rigger' }, isDirty: true });
    page.send({ type: 'form.submit' });
    expect(page.save.last().input).toMatchObject({ version: 2, content: { title: 'Rigger' } });
  });
});

describe.each(memberRoles)('a %s', (role) => {
  test.each(organizationStatuses)(
    'of one that is %s writes only if role and status allow',
    async (status) => {
      const owner = ownerOf(role, organizationOf('employer', { status }));
      const { view, send, save } = await opened({ owner, listing: stored });
      const may = ['owner', 'manager'].includes(role) && ['pending', 'approved'].includes(status);
      expect(view().state).toBe(may ? 'editing' : 'reading');
      if (!may) expect(view()).toMatchObject({ form: null, shown: { title: 'Crane mechanic' } });
      send(title('Mine now'));
      send({ type: 'form.submit' });
      expect(save.calls).toHaveLength(may ? 1 : 0);
      const fresh = await opened({ owner, listing: null });
      expect(fresh.view().state).toBe(may ? 'editing' : 'missing');
    },
  );
});

describe('writing', () => {
  test('keeps each change for a reload', async () => {
    const { send, view, emittedOf } = await opened();
    send(title('Mechanic'));
    send({ type: 'entry.input', list: 'requiredSkills', value: 'Hydraulics, Rigging' });
    expect(emittedOf('draft.changed').at(-1)?.storedDraft).toMatchObject({
      version: 3,
      draft: { title: 'Mechanic', typed: { requiredSkills: 'Hydraulics, Rigging' } },
    });
    send({ type: 'entry.add', list: 'requiredSkills' });
    expect(view().form?.draft).toMatchObject({
      requiredSkills: ['Hydraulics', 'Rigging'],
      typed: { requiredSkills: '' },
    });
    send({ type: 'entry.remove', list: 'requiredSkills', entries: ['Hydraulics'] });
    expect(view().form?.draft.requiredSkills).toEqual(['Rigging']);
    expect(emittedOf('draft.changed')).toHaveLength(4);
  });

  test('can be discarded after a confirmation', async () => {
    const { send, view, emittedOf } = await opened();
    send({ type: 'draft.discard' });
    expect(view().state).toBe('editing');
    send(title('Mechanic'));
    send({ type: 'draft.discard' });
    expect(view().state).toBe('confirmingDiscard');
    send({ type: 'close.cancel' });
    expect(view().form?.draft.title).toBe('Mechanic');
    send({ type: 'draft.discard' });
    send({ type: 'close.confirm' });
    expect(view()).toMatchObject({ state: 'editing', form: { draft: { title: 'Crane mechanic' } } });
    expect(emittedOf('draft.changed').at(-1)?.storedDraft).toBeNull();
    expect(emittedOf('page.navigate')).toEqual([]);
  });

  test('of a new one that is discarded leads to the list', async () => {
    const { send, emittedOf } = await adding();
    send(title('Mechanic'));
    send({ type: 'draft.discard' });
    send({ type: 'close.confirm' });
    expect(emittedOf('page.navigate')).toMatchObject([{ to: '/organizations/tidewater-works/listings' }]);
  });

  test('shows what veterans will see', async () => {
    const { send, view } = await opened();
    send(title('Mechanic'));
    send({ type: 'preview.open' });
    expect(view()).toMatchObject({
      state: 'previewing',
      shown: { title: 'Mechanic', organization: { name: 'Tidewater Works' }, status: 'published' },
    });
    send({ type: 'preview.close' });
    expect(view()).toMatchObject({ state: 'editing', shown: null });
  });

  test('shows half a time of an event as none', async () => {
    const { send, view } = await adding({ kind: 'event' });
    send({ type: 'field.change', field: 'startDay', value: '2026-12-01' });
    send({ type: 'preview.open' });
    expect(view().shown?.startsAt).toBe('');
  });
});

describe('saving', () => {
  test('needs a title only', async () => {
    const { send, view, save } = await adding();
    send({ type: 'form.submit' });
    expect(view()).toMatchObject({
      state: 'invalid',
      form: { errors: { title: { code: 'listings.titleTooShort' } }, firstInvalid: 'title', attempt: 1 },
    });
    send(title('Mechanic'));
    expect(view().state).toBe('editing');
    send({ type: 'form.submit' });
    expect(save.last().input).toMatchObject({
      organizationId: 'an organization',
      id: null,
      version: null,
      kind: 'job',
      content: { title: 'Mechanic', salaryFrom: null },
    });
  });

  test('gives a new one its own page', async () => {
    const { send, save, view, emittedOf } = await adding();
    send(title('Mechanic'));
    send({ type: 'form.submit' });
    expect(view()).toMatchObject({ state: 'saving', form: { busy: true, canSubmit: false } });
    await save.last().resolve(stored);
    expect(emittedOf('page.navigate')).toEqual([
      { type: 'page.navigate', to: '/organizations/tidewater-works/listings/a listing', replace: true },
    ]);
    expect(emittedOf('draft.changed').at(-1)?.storedDraft).toBeNull();
    expect(view().state).toBe('left');
  });

  test('stays on the page of one that has one', async () => {
    const { save, view, emittedOf, send } = await saving();
    expect(save.last().input).toMatchObject({ id: 'a listing', version: 3, content: { title: 'Mechanic' } });
    await save.last().resolve({ ...stored, title: 'Mechanic', version: 4 });
    expect(view()).toMatchObject({ state: 'editing', form: { isDirty: false } });
    expect(emittedOf('page.toast')).toMatchObject([{ toast: { title: { code: 'listingResults.saved' } } }]);
    send(title('Rigger'));
    send({ type: 'form.submit' });
    expect(save.last().input).toMatchObject({ version: 4 });
  });

  test('keeps what is published complete', async () => {
    const page = await opened({ owner: ownerOf(), listing: listingOf({ status: 'published' }) });
    page.send({ type: 'field.change', field: 'description', value: '' });
    page.send({ type: 'form.submit' });
    expect(page.view()).toMatchObject({ state: 'invalid', form: { firstInvalid: 'description' } });
    expect(page.save.calls).toHaveLength(0);
  });

  test('shows at the field what the server refuses', async () => {
    const { save, view, send } = await saving();
    await save.last().reject(
      problem(422, {
        code: 'invalid_input',
        errors: [{ path: 'zip', message: 'Unknown', code: 'listings.zipUnknown' }],
      }),
    );
    expect(view()).toMatchObject({
      state: 'invalid',
      form: { firstInvalid: 'zip', draft: { title: 'Mechanic' } },
    });
    send({ type: 'field.change', field: 'zip', value: '23511' });
    expect(view().state).toBe('editing');
  });

  test('keeps the form after a failure, without an answer, and after too many attempts', async () => {
    const { save, view, send, clock } = await saving();
    await save.last().reject(problem(403, { detail: 'Not your role' }));
    expect(view()).toMatchObject({
      state: 'saveFailed',
      form: { failure: 'Not your role', canSubmit: true },
    });
    send({ type: 'form.submit' });
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('saveFailed');
    send({ type: 'form.submit' });
    await save.last().reject(problem(429, { retryAfterSeconds: 2 }));
    expect(view()).toMatchObject({ state: 'limited', form: { waitSeconds: 2, canSubmit: false } });
    send(title('Rigger'));
    clock.increment(countdownTickMs);
    clock.increment(countdownTickMs);
    expect(view()).toMatchObject({ state: 'editing', form: { draft: { title: 'Rigger' } } });
  });

  test('goes on after the session was lost', async () => {
    const { save, view, send, emittedOf } = await saving();
    await save.last().reject(problem(401));
    expect(view()).toMatchObject({ state: 'proving', form: { draft: { title: 'Mechanic' } } });
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
    send({ type: 'proof.given' });
    expect(save.calls).toHaveLength(2);
    await save.last().reject(problem(401));
    send({ type: 'proof.refused' });
    expect(view()).toMatchObject({ state: 'saveFailed', form: { draft: { title: 'Mechanic' } } });
  });
});

describe('publishing', () => {
  test('names what is missing, and sends nothing', async () => {
    const { send, view, save } = await opened({
      owner: ownerOf(),
      listing: listingOf({ description: '', zip: '' }),
    });
    expect(Object.keys(view().form?.missing ?? {})).toEqual(['description', 'zip']);
    send({ type: 'listing.publish' });
    expect(view()).toMatchObject({
      state: 'invalid',
      form: { firstInvalid: 'description', errors: { zip: { code: 'listings.zipRequired' } } },
    });
    expect(save.calls).toHaveLength(0);
    send({ type: 'form.submit' });
    expect(save.calls).toHaveLength(1);
  });

  test('saves first, then publishes, and leads to the list', async () => {
    const { send, save, publish, view, emittedOf } = await opened();
    send(title('Mechanic'));
    send({ type: 'listing.publish' });
    expect(view().form).toMatchObject({ busy: true, publishes: true });
    await save.last().resolve({ ...stored, title: 'Mechanic', version: 4 });
    expect(view().state).toBe('publishing');
    expect(publish.last().input).toEqual({
      organizationId: 'an organization',
      id: 'a listing',
      step: 'publish',
    });
    await publish.last().resolve({ ...stored, title: 'Mechanic', status: 'published' });
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { title: { code: 'listingResults.publish', values: ['Mechanic'] } } },
    ]);
    expect(emittedOf('page.navigate')).toMatchObject([{ to: '/organizations/tidewater-works/listings' }]);
  });

  test('reopens what was closed', async () => {
    const closed = listingOf({ status: 'closed' });
    const { send, save, publish } = await opened({ owner: ownerOf(), listing: closed });
    send({ type: 'listing.publish' });
    await save.last().resolve(closed);
    expect(publish.last().input.step).toBe('reopen');
  });

  test('does not say that a waiting organization’s listing can be found', async () => {
    const owner = ownerOf('owner', organizationOf('employer', { status: 'pending' }));
    const { send, save, publish, emittedOf } = await opened({ owner, listing: stored });
    send({ type: 'listing.publish' });
    await save.last().resolve(stored);
    await publish.last().resolve(stored);
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { description: { code: 'listingResults.publishWaits' } } },
    ]);
  });

  test('shows at the field what the server still misses; what was written is stored', async () => {
    const { send, save, publish, view } = await opened();
    send({ type: 'listing.publish' });
    await save.last().resolve({ ...stored, version: 4 });
    await publish.last().reject(
      problem(422, {
        code: 'listing_incomplete',
        errors: [{ path: 'closesOn', message: 'Past', code: 'listings.datePast' }],
      }),
    );
    expect(view()).toMatchObject({ state: 'invalid', form: { firstInvalid: 'closesOn', isDirty: false } });
  });

  test('of a new one that fails leads to its own page, where it is stored', async () => {
    const { send, save, publish, emittedOf } = await adding();
    for (const [field, value] of Object.entries({ ...stored, type: 'full-time' }))
      if (['title', 'description', 'type', 'location', 'zip'].includes(field))
        send({ type: 'field.change', field: field as 'title', value: value as string });
    send({ type: 'listing.publish' });
    await save.last().resolve(stored);
    await publish.last().reject(problem(409, { detail: 'Suspended' }));
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { title: { code: 'listingResults.notPublished' } } },
    ]);
    expect(emittedOf('page.navigate')).toMatchObject([
      { to: '/organizations/tidewater-works/listings/a listing' },
    ]);
  });

  test('goes on after the session was lost in between', async () => {
    const { send, save, publish, view } = await opened();
    send({ type: 'listing.publish' });
    await save.last().resolve({ ...stored, version: 4 });
    await publish.last().reject(problem(401));
    expect(view().state).toBe('proving');
    send({ type: 'proof.given' });
    expect(save.last().input.version).toBe(4);
    await save.last().resolve({ ...stored, version: 5 });
    expect(publish.calls).toHaveLength(2);
  });
});

describe('a colleague who has saved meanwhile', () => {
  const theirs = listingOf({ title: 'Rigger', version: 9 });
  const refusal = (current = theirs) => problem(412, { code: 'listing_changed', current });

  test('leaves both texts to choose from', async () => {
    const { save, view, send } = await saving();
    await save.last().reject(refusal());
    expect(view()).toMatchObject({
      state: 'conflict',
      form: { conflict: [{ field: 'title', mine: { title: 'Mechanic' }, theirs: { title: 'Rigger' } }] },
    });
    send({ type: 'conflict.keepMine' });
    expect(save.last().input).toMatchObject({ version: 9, content: { title: 'Mechanic' } });
  });

  test('can be followed', async () => {
    const { save, view, send, emittedOf } = await saving();
    await save.last().reject(refusal());
    send({ type: 'conflict.takeTheirs' });
    expect(view()).toMatchObject({ state: 'editing', form: { draft: { title: 'Rigger' }, isDirty: false } });
    expect(emittedOf('draft.changed').at(-1)?.storedDraft).toBeNull();
  });

  test('is no conflict if it is the same: an earlier answer was lost', async () => {
    const { save, view, emittedOf } = await saving();
    await save.last().reject(refusal(listingOf({ title: 'Mechanic', version: 4 })));
    expect(view()).toMatchObject({ state: 'editing', form: { isDirty: false } });
    expect(emittedOf('page.toast')).toHaveLength(1);
  });

  test('may have published it, so that mine must be complete', async () => {
    const page = await opened();
    page.send({ type: 'field.change', field: 'description', value: '' });
    page.send({ type: 'form.submit' });
    await page.save.last().reject(refusal(listingOf({ status: 'published', version: 9 })));
    page.send({ type: 'conflict.keepMine' });
    expect(page.view()).toMatchObject({ state: 'invalid', form: { firstInvalid: 'description' } });
    expect(page.save.calls).toHaveLength(1);
  });
});

test('a new one is sent again with its key, also after a reload, and with another once it is changed', async () => {
  const page = await adding();
  page.send(title('Mechanic'));
  page.send({ type: 'form.submit' });
  page.send({ type: 'form.submit' });
  expect(page.save.calls).toHaveLength(1);
  expect(page.save.last().input.key).toBe('key 1');
  const kept = page.emittedOf('draft.changed').at(-1)?.storedDraft ?? null;
  await page.save.last().reject(problem(0));
  page.send({ type: 'form.submit' });
  expect(page.save.last().input.key).toBe('key 1');
  await page.save.last().reject(problem(0));
  page.send(title('Rigger'));
  page.send({ type: 'form.submit' });
  expect(page.save.last().input.key).toBe('key 2');

  const reloaded = await adding({ storedDraft: kept });
  reloaded.send({ type: 'form.submit' });
  expect(reloaded.save.last().input.key).toBe('key 1');
  const known = await saving();
  expect(known.save.last().input.key).toBeNull();
});

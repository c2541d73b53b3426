import { describe, expect, test } from 'vitest';
import { profileEditorMachine } from '@vetsync/machines/profile/profileEditor';
import { draftOf } from '@vetsync/machines/profile/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { problem } from '../support/run.ts';
import { profile, stored, open, openWithChanges, skills, keyOf } from '../support/profileEditor.ts';
import { statesOf } from '@vetsync/machines/kit';

test('has exactly these stable states', () => {
  expect(statesOf(profileEditorMachine)).toEqual([
    'loading',
    'loadFailed',
    'viewing',
    'saved',
    'public',
    'resume',
    'form.editing',
    'form.invalid',
    'form.confirmingDiscard',
    'form.saving',
    'form.failed',
    'form.proving',
    'form.signedOut',
    'form.comparing',
    'form.conflict',
  ]);
});

describe('loading', () => {
  test('a known profile is shown immediately', () => {
    const { view, loadProfile } = open();
    expect(view()).toMatchObject({ state: 'viewing', page: 'profile', rating: 4.8, draftWaiting: false });
    expect(loadProfile.calls).toHaveLength(0);
  });

  test('another profile is loaded first', async () => {
    const { view, loadProfile } = open({ stored: undefined });
    expect(view()).toMatchObject({ state: 'loading', page: 'loading' });
    await loadProfile.last().resolve(stored);
    expect(view()).toMatchObject({ state: 'viewing', profile: { name: 'Dana Fields' } });
  });

  test('a failure shows the reason and can be retried', async () => {
    const { view, loadProfile, send } = open({ stored: undefined });
    await loadProfile.last().reject(problem(503, { detail: 'The database is away.' }));
    expect(view()).toMatchObject({ state: 'loadFailed', problem: 'The database is away.' });
    send({ type: 'load.retry' });
    await loadProfile.last().resolve(stored);
    expect(view().state).toBe('viewing');
  });

  test('a missing response is a failure after the time limit, not before', () => {
    const { view, clock } = open({ stored: undefined });
    clock.increment(submitTimeoutMs - 1);
    expect(view().state).toBe('loading');
    clock.increment(1);
    expect(view().state).toBe('loadFailed');
  });

  test.each([
    ['edit', 'editing'],
    ['resume', 'resume'],
    [null, 'viewing'],
  ] as const)('the URL with open=%s: %s', (what, state) => {
    expect(open({ open: what }).view().state).toBe(state);
  });
});

describe('completion', () => {
  test('is a percentage of eight items, and each missing item links to its field', () => {
    const { completion } = open().view();
    expect(completion).toMatchObject({ percent: 25, done: 2, of: 8 });
    expect(completion.missing).toContainEqual({
      item: 'location',
      href: '/platform/profile?open=edit&field=location',
    });
    expect(open({ address: '/platform/profile' }).view().completion.missing[0]?.href).toBe(
      '/platform/profile?open=edit&field=experience',
    );
  });

  test('that link opens the editor at the field', () => {
    const { view } = open({ open: 'edit', field: 'location' });
    expect(view().form).toMatchObject({ focus: 'location', attempt: 1 });
  });

  test('for an empty list it opens a first entry', () => {
    const { view } = open({ open: 'edit', field: 'certifications' });
    const [entry] = view().form.draft.lists.certifications;
    expect(view().form.focus).toBe(`certifications.${entry?.key}.value`);
  });

  test('also if the editor is already open', () => {
    const started = openWithChanges();
    started.send({ type: 'location.changed', open: 'edit', field: 'location' });
    expect(started.view()).toMatchObject({
      state: 'editing',
      form: { focus: 'location', draft: { text: { bio: 'Ten years in supply.' } } },
    });
  });
});

describe('editing', () => {
  test('is in the URL, and the same URL changes nothing', () => {
    const started = openWithChanges();
    expect(started.emittedOf('location.changed')).toEqual([{ type: 'location.changed', open: 'edit' }]);
    const before = started.view();
    started.send({ type: 'location.changed', open: 'edit' });
    expect(started.view()).toEqual(before);
  });

  test('every change survives a reload', () => {
    const started = openWithChanges();
    const [{ draft } = { draft: null }] = started.emittedOf('draft.changed');
    const again = open({ storedDraft: draft, open: 'edit' });
    expect(again.view()).toMatchObject({
      state: 'editing',
      form: { restored: true, draft: { text: { bio: 'Ten years in supply.' } } },
    });
  });

  test('a stored draft waits while the URL shows the profile', () => {
    const [{ draft } = { draft: null }] = openWithChanges().emittedOf('draft.changed');
    const again = open({ storedDraft: draft });
    expect(again.view()).toMatchObject({ state: 'viewing', draftWaiting: true });
    again.send({ type: 'edit.start' });
    expect(again.view().form.draft.text.bio).toBe('Ten years in supply.');
  });

  test('a stored draft without a change is ignored', () => {
    const storedDraft = { draft: draftOf(profile), base: stored };
    expect(open({ storedDraft, open: 'edit' }).view().form.restored).toBe(false);
  });

  test('a step back in history keeps the draft', () => {
    const started = openWithChanges();
    started.send({ type: 'location.changed', open: null });
    expect(started.view()).toMatchObject({ state: 'viewing', draftWaiting: true });
    started.send({ type: 'location.changed', open: 'edit' });
    expect(started.view()).toMatchObject({
      state: 'editing',
      form: { restored: true, draft: { text: { bio: 'Ten years in supply.' } } },
    });
  });
});

describe('leaving', () => {
  test('an unchanged form closes immediately', () => {
    const { send, view, emittedOf } = open();
    send({ type: 'edit.start' });
    send({ type: 'edit.cancel' });
    expect(view().state).toBe('viewing');
    expect(emittedOf('location.changed').map(({ open: what }) => what)).toEqual(['edit', null]);
  });

  test('unsaved text needs a confirmation', () => {
    const started = openWithChanges();
    started.send({ type: 'edit.cancel' });
    expect(started.view().state).toBe('confirmingDiscard');
    started.send({ type: 'close.cancel' });
    expect(started.view()).toMatchObject({ state: 'editing' });
    expect(started.view().form.draft.text.bio).toBe('Ten years in supply.');
  });

  test('discarding deletes the draft', () => {
    const started = openWithChanges();
    started.send({ type: 'edit.cancel' });
    started.send({ type: 'close.confirm' });
    expect(started.view()).toMatchObject({ state: 'viewing', draftWaiting: false });
    expect(started.emittedOf('draft.changed').at(-1)?.draft).toBeNull();
    expect(started.view().profile).toEqual(profile);
  });
});

describe('entries', () => {
  const list = 'skills';
  test('an added one gets the focus and is emitted', () => {
    const started = openWithChanges();
    started.send({ type: 'entry.add', list });
    const key = keyOf(started, 3);
    expect(started.view().form).toMatchObject({
      focus: `skills.${key}.value`,
      change: { what: 'added', list, position: 4 },
    });
  });

  test.each([
    [0, 1, ['Leadership', 'Logistics', 'Planning'], 2],
    [2, -1, ['Logistics', 'Planning', 'Leadership'], 2],
  ] as const)('entry %i moves by %i', (index, by, expected, position) => {
    const started = openWithChanges();
    started.send({ type: 'entry.move', list, key: keyOf(started, index), by });
    expect(skills(started)).toEqual(expected);
    expect(started.view().form).toMatchObject({ focus: null, change: { what: 'moved', by, position } });
  });

  test('beyond the ends nothing moves and nothing is emitted', () => {
    const started = openWithChanges();
    started.send({ type: 'entry.move', list, key: keyOf(started, 0), by: -1 });
    expect(started.view().form.change).toBeNull();
  });

  test.each([
    [0, 'Leadership'],
    [2, 'Leadership'],
  ])('after entry %i is removed, focus goes to %s', (index, neighbor) => {
    const started = openWithChanges();
    started.send({ type: 'entry.remove', list, key: keyOf(started, index) });
    const entry = started.view().form.draft.lists.skills.find(({ parts }) => parts.value === neighbor);
    expect(started.view().form).toMatchObject({
      focus: `skills.${entry?.key}.value`,
      change: { what: 'removed', position: index + 1 },
    });
  });

  test('after the last one, focus goes to the list', () => {
    const started = openWithChanges();
    for (const _ of [1, 2, 3]) started.send({ type: 'entry.remove', list, key: keyOf(started, 0) });
    expect(started.view().form).toMatchObject({ focus: 'skills', draft: { lists: { skills: [] } } });
  });

  test('removing an entry removes its error', () => {
    const started = openWithChanges();
    started.send({
      type: 'entry.change',
      list,
      key: keyOf(started, 1),
      part: 'value',
      value: 'x'.repeat(61),
    });
    started.submit();
    expect(started.view().state).toBe('invalid');
    started.send({ type: 'entry.remove', list, key: keyOf(started, 1) });
    expect(started.view()).toMatchObject({ state: 'editing', form: { errors: {} } });
  });
});

describe('the resume', () => {
  test('opens, prints with its name as the title, and closes', () => {
    const { send, view, emitted } = open();
    send({ type: 'resume.open' });
    send({ type: 'paper.choose', paper: 'a4' });
    expect(view()).toMatchObject({ state: 'resume', page: 'resume', paper: 'a4' });
    expect(view().resume).toMatchObject({ name: 'Dana Fields', skills: profile.skills });
    send({ type: 'resume.print' });
    send({ type: 'resume.close' });
    expect(view().state).toBe('viewing');
    expect(emitted).toEqual([
      { type: 'location.changed', open: 'resume' },
      { type: 'page.print', title: 'Dana Fields, Resume' },
      { type: 'location.changed', open: null },
    ]);
  });
});

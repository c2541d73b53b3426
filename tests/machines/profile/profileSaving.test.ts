import { writePhrase } from '@vetsync/ui/language';
import { describe, expect, test } from 'vitest';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { StoredProfile } from '@vetsync/machines/profile/model';
import { problem } from '../support/run.ts';
import { profile, stored, open, openWithChanges, keyOf } from '../support/profileEditor.ts';

/** The profile as it was saved on another device after the editor loaded it. */
const newer: StoredProfile = {
  profile: { ...profile, location: 'Austin' },
  updatedAt: '2026-03-04T06:00:00.000Z',
};
/** An editor whose first save failed with the given status and response body. */
async function afterFailure(status: number, body: object = {}) {
  const started = openWithChanges();
  started.submit();
  await started.saveProfile.last().reject(problem(status, body));
  return started;
}
/** An editor whose save failed because the profile was changed elsewhere. */
async function afterConflict() {
  const started = await afterFailure(409);
  expect(started.view()).toMatchObject({ state: 'comparing', form: { busy: true } });
  await started.loadProfile.last().resolve(newer);
  return started;
}

describe('saving', () => {
  test('sends the whole profile and the version that was edited', () => {
    const started = openWithChanges();
    started.submit();
    expect(started.saveProfile.last().input).toEqual({
      profile: { ...profile, bio: 'Ten years in supply.' },
      basedOn: stored.updatedAt,
    });
    expect(started.view()).toMatchObject({ state: 'saving', form: { busy: true } });
  });

  test('success shows the profile, clears the draft and closes the form in the URL', async () => {
    const started = openWithChanges();
    started.submit();
    const answer = { profile: { ...profile, bio: 'Ten years in supply.' }, updatedAt: newer.updatedAt };
    await started.saveProfile.last().resolve(answer);
    expect(started.view()).toMatchObject({ state: 'saved', page: 'profile', profile: answer.profile });
    expect(started.emittedOf('draft.changed').at(-1)?.draft).toBeNull();
    expect(started.emittedOf('profile.saved')).toEqual([{ type: 'profile.saved', stored: answer }]);
    expect(started.emittedOf('location.changed').at(-1)?.open).toBeNull();
    started.send({ type: 'location.changed', open: null });
    expect(started.view().state).toBe('saved');
    started.send({ type: 'edit.start' });
    expect(started.view().form.draft.text.bio).toBe('Ten years in supply.');
  });

  test('a second submit and other events are ignored while saving', () => {
    const started = openWithChanges();
    started.submit();
    started.submit();
    started.write('Other words');
    started.send({ type: 'edit.cancel' });
    started.send({ type: 'location.changed', open: null });
    expect(started.saveProfile.calls).toHaveLength(1);
    expect(started.view()).toMatchObject({
      state: 'saving',
      form: { draft: { text: { bio: 'Ten years in supply.' } } },
    });
  });

  test('an invalid form is not sent, and its first invalid field gets focus', () => {
    const started = openWithChanges();
    started.send({ type: 'field.change', field: 'yearsOfService', value: 'nine' });
    started.send({ type: 'field.change', field: 'name', value: 'x'.repeat(101) });
    started.submit();
    expect(started.view()).toMatchObject({
      state: 'invalid',
      form: {
        focus: 'name',
        errors: { name: 'Name too long', yearsOfService: 'Enter whole years, as in 8' },
      },
    });
    expect(started.saveProfile.calls).toHaveLength(0);
    started.send({ type: 'field.change', field: 'name', value: 'Dana' });
    started.send({ type: 'field.change', field: 'yearsOfService', value: '9' });
    expect(started.view().state).toBe('editing');
  });

  test('an error from the server is shown at its field', async () => {
    const started = await afterFailure(422, { errors: [{ path: 'skills.1', message: 'Skill is empty' }] });
    expect(started.view()).toMatchObject({
      state: 'invalid',
      form: { errors: { [`skills.${keyOf(started, 1)}.value`]: 'Skill is empty' } },
    });
  });

  test.each([
    [0, {}, /couldn’t reach/],
    [503, { detail: 'Away.' }, /Away/],
    [422, { detail: 'Nothing we know.' }, /Nothing we know/],
  ])('status %i keeps the draft, and saving can be retried', async (status, body, message) => {
    const started = await afterFailure(status, body);
    expect(started.view()).toMatchObject({ state: 'failed', page: 'form' });
    expect(writePhrase(started.view().problem ?? '')).toMatch(message);
    expect(started.view().form.draft.text.bio).toBe('Ten years in supply.');
    started.submit();
    expect(started.saveProfile.calls).toHaveLength(2);
  });

  test('a request without an answer fails after the time limit', () => {
    const started = openWithChanges();
    started.submit();
    started.clock.increment(submitTimeoutMs);
    expect(started.view().state).toBe('failed');
  });
});

describe('a session that has ended', () => {
  test('asks for a proof of identity and then saves without another submit', async () => {
    const started = await afterFailure(401);
    expect(started.view()).toMatchObject({ state: 'proving', page: 'form', form: { busy: true } });
    expect(started.emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
    started.write('Other words');
    started.send({ type: 'location.changed', open: null });
    started.send({ type: 'proof.given' });
    expect(started.saveProfile.calls).toHaveLength(2);
    expect(started.saveProfile.calls[1]?.input).toEqual(started.saveProfile.calls[0]?.input);
    await started.saveProfile.last().resolve(newer);
    expect(started.view()).toMatchObject({ state: 'saved', page: 'profile', profile: newer.profile });
  });

  test('is also handled when loading the newer profile reveals it', async () => {
    const started = await afterFailure(409);
    await started.loadProfile.last().reject(problem(401));
    expect(started.view().state).toBe('proving');
    started.send({ type: 'proof.given' });
    await started.saveProfile.last().reject(problem(409));
    await started.loadProfile.last().resolve(newer);
    expect(started.view().state).toBe('conflict');
  });

  test('keeps the draft without a proof, and editing continues after signing in again', async () => {
    const started = await afterFailure(401);
    started.send({ type: 'proof.refused' });
    expect(started.view()).toMatchObject({ state: 'signedOut', page: 'form' });
    expect(started.view().signInHref).toBe(
      `/auth?returnTo=${encodeURIComponent('/platform/profile?open=edit')}`,
    );
    expect(started.emittedOf('draft.changed').at(-1)?.draft?.draft.text.bio).toBe('Ten years in supply.');
    started.send({ type: 'session.restored' });
    expect(started.view()).toMatchObject({ state: 'editing', form: { restored: true } });
  });
});

describe('a profile that was changed elsewhere meanwhile', () => {
  test('is a conflict that names the changed fields', async () => {
    expect((await afterConflict()).view()).toMatchObject({
      state: 'conflict',
      form: { conflict: ['location'] },
    });
  });

  test('keepMine saves both changes, based on the newer profile', async () => {
    const started = await afterConflict();
    started.send({ type: 'conflict.keepMine' });
    expect(started.saveProfile.last().input).toEqual({
      profile: { ...newer.profile, bio: 'Ten years in supply.' },
      basedOn: newer.updatedAt,
    });
  });

  test('takeTheirs continues editing with the newer profile', async () => {
    const started = await afterConflict();
    started.send({ type: 'conflict.takeTheirs' });
    expect(started.view()).toMatchObject({
      state: 'editing',
      form: { draft: { text: { bio: profile.bio, location: 'Austin' } }, conflict: [] },
    });
  });

  test('discarding the draft shows the newer profile', async () => {
    const started = await afterConflict();
    started.send({ type: 'edit.cancel' });
    started.send({ type: 'close.confirm' });
    expect(started.view().profile).toEqual(newer.profile);
  });

  test('a save whose answer was lost is recognized as saved', async () => {
    const started = await afterFailure(0);
    started.submit();
    await started.saveProfile.last().reject(problem(409));
    await started.loadProfile
      .last()
      .resolve({ profile: { ...profile, bio: 'Ten years in supply.' }, updatedAt: newer.updatedAt });
    expect(started.view()).toMatchObject({ state: 'saved', profile: { bio: 'Ten years in supply.' } });
  });

  test('fails if the newer profile cannot be loaded', async () => {
    const started = await afterFailure(409);
    await started.loadProfile.last().reject(problem(503));
    expect(started.view().state).toBe('failed');
  });

  test('is shown at once, but not while the person is editing', () => {
    const started = open();
    started.send({ type: 'profile.changed', stored: newer });
    expect(started.view().profile.location).toBe('Austin');
    const editing = openWithChanges();
    editing.send({ type: 'profile.changed', stored: newer });
    expect(editing.view().profile.location).toBe('');
  });
});

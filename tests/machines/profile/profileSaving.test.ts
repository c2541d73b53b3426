import { describe, expect, test } from 'vitest';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { StoredProfile } from '@vetsync/machines/profile/model';
import { problem } from '../support/run.ts';
import { profile, stored, open, writing, keyOf } from '../support/profileEditor.ts';

const later: StoredProfile = {
  profile: { ...profile, location: 'Austin' },
  updatedAt: '2026-03-04T06:00:00.000Z',
};
async function refused(status: number, more: object = {}) {
  const started = writing();
  started.submit();
  await started.saveProfile.last().reject(problem(status, more));
  return started;
}
async function conflict() {
  const started = await refused(409);
  expect(started.view()).toMatchObject({ state: 'comparing', form: { busy: true } });
  await started.loadProfile.last().resolve(later);
  return started;
}

describe('saving', () => {
  test('stores the whole profile on top of the one it began from', () => {
    const started = writing();
    started.submit();
    expect(started.saveProfile.last().input).toEqual({
      profile: { ...profile, bio: 'Ten years in supply.' },
      basedOn: stored.updatedAt,
    });
    expect(started.view()).toMatchObject({ state: 'saving', form: { busy: true } });
  });

  test('stored, the profile is shown, the draft put away and the address told', async () => {
    const started = writing();
    started.submit();
    const answer = { profile: { ...profile, bio: 'Ten years in supply.' }, updatedAt: later.updatedAt };
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

  test('a double press stores once, and nothing changes meanwhile', () => {
    const started = writing();
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

  test('what breaks a rule is not sent; the first wrong field takes focus', () => {
    const started = writing();
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

  test('what the server refuses stands at its field', async () => {
    const started = await refused(422, { errors: [{ path: 'skills.1', message: 'Skill is empty' }] });
    expect(started.view()).toMatchObject({
      state: 'invalid',
      form: { errors: { [`skills.${keyOf(started, 1)}.value`]: 'Skill is empty' } },
    });
  });

  test.each([
    [0, {}, /could not reach/],
    [503, { detail: 'Away.' }, /Away/],
    [422, { detail: 'Nothing we know.' }, /Nothing we know/],
  ])('status %i keeps every word and can be tried again', async (status, more, message) => {
    const started = await refused(status, more);
    expect(started.view()).toMatchObject({ state: 'failed', page: 'form' });
    expect(started.view().problem).toMatch(message);
    expect(started.view().form.draft.text.bio).toBe('Ten years in supply.');
    started.submit();
    expect(started.saveProfile.calls).toHaveLength(2);
  });

  test('an answer that never comes is a failure after the time limit', () => {
    const started = writing();
    started.submit();
    started.clock.increment(submitTimeoutMs);
    expect(started.view().state).toBe('failed');
  });
});

describe('a lost session', () => {
  test('is asked about, and what was written is stored without another press', async () => {
    const started = await refused(401);
    expect(started.view()).toMatchObject({ state: 'proving', page: 'form', form: { busy: true } });
    expect(started.emittedOf('proof.ask')).toEqual([{ type: 'proof.ask', reason: 'sessionEnded' }]);
    started.write('Other words');
    started.send({ type: 'location.changed', open: null });
    started.send({ type: 'proof.given' });
    expect(started.saveProfile.calls).toHaveLength(2);
    expect(started.saveProfile.calls[1]?.input).toEqual(started.saveProfile.calls[0]?.input);
    await started.saveProfile.last().resolve(later);
    expect(started.view()).toMatchObject({ state: 'saved', page: 'profile', profile: later.profile });
  });

  test('that is noticed only while a conflict is looked at waits as well', async () => {
    const started = await refused(409);
    await started.loadProfile.last().reject(problem(401));
    expect(started.view().state).toBe('proving');
    started.send({ type: 'proof.given' });
    await started.saveProfile.last().reject(problem(409));
    await started.loadProfile.last().resolve(later);
    expect(started.view().state).toBe('conflict');
  });

  test('without a proof keeps every word, says so, and goes on after signing in again', async () => {
    const started = await refused(401);
    started.send({ type: 'proof.refused' });
    expect(started.view()).toMatchObject({ state: 'signedOut', page: 'form' });
    expect(started.view().signInHref).toBe(
      `/auth?returnTo=${encodeURIComponent('/demo/platform/profile?role=user&open=edit')}`,
    );
    expect(started.emittedOf('draft.changed').at(-1)?.draft?.draft.text.bio).toBe('Ten years in supply.');
    started.send({ type: 'session.restored' });
    expect(started.view()).toMatchObject({ state: 'editing', form: { restored: true } });
  });
});

describe('changed elsewhere meanwhile', () => {
  test('is shown with what was changed', async () => {
    expect((await conflict()).view()).toMatchObject({ state: 'conflict', form: { conflict: ['location'] } });
  });

  test('keeping mine stores both, on top of the newer', async () => {
    const started = await conflict();
    started.send({ type: 'conflict.keepMine' });
    expect(started.saveProfile.last().input).toEqual({
      profile: { ...later.profile, bio: 'Ten years in supply.' },
      basedOn: later.updatedAt,
    });
  });

  test('taking theirs goes on from there', async () => {
    const started = await conflict();
    started.send({ type: 'conflict.takeTheirs' });
    expect(started.view()).toMatchObject({
      state: 'editing',
      form: { draft: { text: { bio: profile.bio, location: 'Austin' } }, conflict: [] },
    });
  });

  test('discarding shows the newer', async () => {
    const started = await conflict();
    started.send({ type: 'edit.cancel' });
    started.send({ type: 'close.confirm' });
    expect(started.view().profile).toEqual(later.profile);
  });

  test('a store whose answer was lost is recognized as done', async () => {
    const started = await refused(0);
    started.submit();
    await started.saveProfile.last().reject(problem(409));
    await started.loadProfile
      .last()
      .resolve({ profile: { ...profile, bio: 'Ten years in supply.' }, updatedAt: later.updatedAt });
    expect(started.view()).toMatchObject({ state: 'saved', profile: { bio: 'Ten years in supply.' } });
  });

  test('where the newer can not be read, nothing is lost', async () => {
    const started = await refused(409);
    await started.loadProfile.last().reject(problem(503));
    expect(started.view().state).toBe('failed');
  });

  test('a profile changed on another screen is shown, but never under the pen', () => {
    const started = open();
    started.send({ type: 'profile.changed', stored: later });
    expect(started.view().profile.location).toBe('Austin');
    const pen = writing();
    pen.send({ type: 'profile.changed', stored: later });
    expect(pen.view().profile.location).toBe('');
  });
});

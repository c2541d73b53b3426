import { describe, expect, test } from 'vitest';
import { emptyWorld } from '@vetsync/machines/model/world';
import { emptyProfile, type Profile, type StoredProfile } from '@vetsync/machines/profile/model';
import { profileEditorView } from '@vetsync/machines/profile/profileEditor';
import { createProfileTab, type ProfileSamples } from '@vetsync/machines/profile/profileTab';
import { profileSamples } from '@vetsync/samples/profile';
import { settle } from '../support/run.ts';
import { openTab } from '../support/tabInput.ts';

const ofAccount: ProfileSamples = { profile: null, rating: null };
const rosa: Profile = { ...emptyProfile, name: 'Rosa Marquez' };

/** A server that has one profile, and rejects requests on demand. */
function server(profile: Profile = rosa) {
  const state = { stored: { profile, updatedAt: 'v1' } as StoredProfile, refusal: null as unknown, saves: 0 };
  const answer = async () => {
    if (state.refusal !== null) throw state.refusal;
    return state.stored;
  };
  return {
    state,
    calls: {
      loadProfile: answer,
      async saveProfile({ profile: changed }: { profile: Profile }) {
        state.saves += 1;
        if (state.refusal === null) state.stored = { profile: changed, updatedAt: 'v2' };
        return answer();
      },
    },
  };
}

interface Options {
  samples?: ProfileSamples;
  calls?: ReturnType<typeof server>['calls'];
  world?: typeof emptyWorld;
  storage?: Map<string, string>;
}

function opened(
  href: string,
  { samples = profileSamples, calls = server().calls, world, storage }: Options = {},
) {
  const logic = createProfileTab(calls);
  const shown = openTab(logic, { samples, href, ...(world && { world }) }, storage);
  const editor = () => shown.tab.getSnapshot().children.editor!;
  return { ...shown, editor, view: () => profileEditorView(editor().getSnapshot()) };
}

const demo = '/platform/profile';
const account = '/platform/profile';

describe('the profile in the demo', () => {
  test('is the sample until the world has another', () => {
    expect(opened(demo).view().profile.name).toBe('Marcus Delaney');
    const world = { ...emptyWorld, profile: { profile: rosa, updatedAt: '2026-03-01T00:00:00Z' } };
    expect(opened(demo, { world }).view().profile.name).toBe('Rosa Marquez');
  });

  test('is saved to the world, without a request to the server', async () => {
    const { state, calls } = server();
    const { editor, emitted, view } = opened(`${demo}?open=edit`, { calls });
    editor().send({ type: 'field.change', field: 'name', value: 'Rosa Marquez' });
    editor().send({ type: 'form.submit' });
    await settle();
    expect([view().state, view().profile.name, state.saves]).toEqual(['saved', 'Rosa Marquez', 0]);
    expect(emitted).toContainEqual({
      type: 'world.dispatch',
      command: { type: 'profile.save', profile: { ...profileSamples.profile, name: 'Rosa Marquez' } },
    });
    expect(emitted.at(-1)).toMatchObject({ type: 'page.setOverlay', open: null, changes: { field: null } });
  });
});

describe('the profile of an account', () => {
  test('is loaded from the server, and shown in the sidebar once it is saved', async () => {
    const { calls, state } = server();
    const { editor, emitted, view } = opened(`${account}?open=edit`, { samples: ofAccount, calls });
    expect(view().state).toBe('loading');
    await settle();
    editor().send({ type: 'field.change', field: 'name', value: 'Rosa Diaz' });
    editor().send({ type: 'form.submit' });
    await settle();
    expect([view().profile.name, state.saves]).toEqual(['Rosa Diaz', 1]);
    expect(emitted).toContainEqual({ type: 'profile.loaded', profile: { ...rosa, name: 'Rosa Diaz' } });
    expect(emitted.map(({ type }) => type)).not.toContain('world.dispatch');
  });

  test.each([
    ['proof.given', 'saved'],
    ['proof.refused', 'signedOut'],
  ] as const)('after %s is %s', async (type, state) => {
    const { calls, state: answers } = server();
    const { tab, editor, emitted, view } = opened(`${account}?open=edit`, { samples: ofAccount, calls });
    await settle();
    answers.refusal = { status: 401, code: 'unauthenticated', title: 'Sign in' };
    editor().send({ type: 'field.change', field: 'name', value: 'Rosa Diaz' });
    editor().send({ type: 'form.submit' });
    await settle();
    expect(emitted).toContainEqual({ type: 'proof.request', reason: 'sessionEnded' });
    answers.refusal = null;
    tab.send({ type });
    await settle();
    expect(view().state).toBe(state);
    tab.send({ type: 'session.restored' });
    expect(view().state).toBe(state === 'saved' ? 'saved' : 'editing');
  });
});

describe('the URL', () => {
  test('opens editor, resume and public profile, and follows them', () => {
    const { visit, view, editor, emitted } = opened(demo);
    visit(`${demo}?open=resume`);
    expect(view().state).toBe('resume');
    visit(`${demo}?open=public`);
    expect(view().state).toBe('public');
    visit(demo);
    expect(view().state).toBe('viewing');
    editor().send({ type: 'edit.start', field: 'bio' });
    expect(emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: 'edit', changes: { field: null } });
  });

  test("that repeats the same field doesn't move the focus", () => {
    const { visit, view } = opened(`${demo}?open=edit&field=bio`);
    const { attempt } = view().form;
    visit(`${demo}?open=edit&field=bio&from=mail`);
    expect(view().form.attempt).toBe(attempt);
    visit(`${demo}?open=edit&field=goals`);
    expect(view().form.attempt).toBe(attempt + 1);
  });

  test('is the base of the links to the editor', () => {
    const { view } = opened('/platform/profile?from=mail&open=resume', { samples: { ...profileSamples } });
    expect(view().publicHref).toBe('/platform/profile?from=mail&open=public');
  });
});

describe('the storage', () => {
  test('has the draft until it is saved', async () => {
    const storage = new Map<string, string>();
    const before = opened(`${demo}?open=edit`, { storage });
    before.editor().send({ type: 'field.change', field: 'name', value: 'Rosa' });
    expect(before.emitted.at(-1)).toMatchObject({
      type: 'page.store',
      name: 'profile_draft',
      kind: 'session',
    });
    const after = opened(`${demo}?open=edit`, { storage });
    expect(after.view().form.draft.text.name).toBe('Rosa');
    after.editor().send({ type: 'form.submit' });
    await settle();
    expect(storage.get('profile_draft')).toBe('null');
  });

  test('has the hidden fields permanently', () => {
    const storage = new Map<string, string>();
    const before = opened(`${demo}?open=public`, { storage });
    before.editor().send({ type: 'part.show', part: 'about', isShown: false });
    expect(before.emitted.at(-1)).toEqual({
      type: 'page.store',
      name: 'hidden_profile_parts',
      kind: 'local',
      text: '["about"]',
    });
    expect(opened(demo, { storage }).editor().getSnapshot().context.hidden).toEqual(['about']);
  });
});

test('the resume is printed with its own title', () => {
  const { editor, emitted } = opened(`${demo}?open=resume`);
  editor().send({ type: 'resume.print' });
  expect(emitted.at(-1)).toMatchObject({ type: 'page.print', title: expect.stringContaining('Marcus') });
});

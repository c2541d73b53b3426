import { describe, expect, test } from 'vitest';
import { assign, emit, setup } from 'xstate';
import { createTab, tabChild, toActor } from '@vetsync/machines/shell/platform';
import type { TabEmitted, TabInput } from '@vetsync/machines/shell/platform';
import { withEvent } from '@vetsync/machines/kit';
import type { RouteChanged } from '@vetsync/machines/shell/platform';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { openTab } from '../support/tabInput.ts';
import { job, worldAfter } from '../support/world.ts';

type NoteEmitted =
  | Extract<TabEmitted, { type: 'page.toast' }>
  | { type: 'draft.changed'; text: string }
  | { type: 'note.read' };

/** Text that somebody writes on a page. Fails on demand. */
const note = setup({
  types: {
    context: {} as { text: string; heard: readonly string[] },
    events: {} as
      | { type: 'text.change'; text: string }
      | { type: 'tab.changed'; what: string }
      | { type: 'read' }
      | { type: 'break' },
    emitted: {} as NoteEmitted,
    input: {} as { text: string },
  },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text })),
    emitDraft: emit((_, { text }: { text: string }) => ({ type: 'draft.changed', text })),
    emitRead: emit({ type: 'note.read' }),
    toast: emit({ type: 'page.toast', toast: { title: 'Read', tone: 'neutral' } }),
    record: assign(({ context }, { what }: { what: string }) => ({ heard: [...context.heard, what] })),
    break: () => {
      throw new Error('broken');
    },
  },
}).createMachine({
  context: ({ input }) => ({ text: input.text, heard: [] }),
  on: {
    'text.change': { actions: [withEvent('setText'), withEvent('emitDraft')] },
    'tab.changed': { actions: withEvent('record') },
    read: { actions: ['emitRead', 'toast'] },
    break: { actions: 'break' },
  },
});

type NotesInput = TabInput<{ first: string }>;
const child = tabChild<NotesInput>();

/** A note that is stored by this name, and follows everything. */
const storedNote = (name: string) =>
  child(note)({
    input: ({ stored, samples }) => ({ text: stored(name, 'session') ?? samples.first }),
    notify: {
      'route.changed': ({ route }) => ({ type: 'tab.changed', what: `/${route.route.detail.join('/')}` }),
      'world.changed': ({ world }, before) => [
        { type: 'tab.changed', what: `${before.world.jobApplications.length} jobs` },
        { type: 'tab.changed', what: `now ${world.jobApplications.length}` },
      ],
      'person.changed': ({ person }) => ({ type: 'tab.changed', what: person.name }),
    },
    requests: {
      'draft.changed': ({ text }) => ({ type: 'page.store', name, kind: 'session', text }),
      'note.read': null,
    },
  });

const notes = createTab({
  id: 'notes',
  context: (input: NotesInput) => input,
  children: { shared: storedNote('shared') },
  pages: {
    own: { own: storedNote('own') },
    jobs: { jobs: storedNote('jobs') },
    /** Only once the veteran has applied. */
    applied: {},
    unknown: {},
  },
  pageOf: ({ route, world }) => {
    const [page = 'own'] = route.route.detail;
    if (page === 'jobs') return world.jobApplications.length > 0 ? 'applied' : 'jobs';
    return page === 'own' ? page : 'unknown';
  },
});

const base = '/platform/career';
const applied = worldAfter([{ type: 'job.submit', application: job('A') }]);

function opened(href: string, storage?: Map<string, string>) {
  const { tab, ...rest } = openTab(notes, { samples: { first: 'Dear all' }, href }, storage);
  const children = () => tab.getSnapshot().children;
  return {
    ...rest,
    tab,
    children,
    running: () => Object.keys(children()).filter((name) => /^[a-z]+$/.test(name)),
    page: () => tab.getSnapshot().value,
    textOf: (name: 'shared' | 'own' | 'jobs') => children()[name]?.getSnapshot().context.text,
    heardBy: (name: 'shared' | 'own' | 'jobs') => children()[name]?.getSnapshot().context.heard,
  };
}

describe('a page of a tab', () => {
  test('is the one that a typed URL names', () => {
    const { page, running } = opened(`${base}/jobs`);
    expect([page(), running()]).toEqual(['jobs', ['shared', 'jobs']]);
  });

  test('ends when the URL names another one', () => {
    const { page, running, children, visit } = opened(base);
    const { own, shared } = children();
    visit(`${base}/jobs`);
    expect([page(), running(), own?.getSnapshot().status]).toEqual(['jobs', ['shared', 'jobs'], 'stopped']);
    expect(children().shared).toBe(shared);
  });

  test('keeps text that was not sent while the URL stays on it', () => {
    const { children, textOf, visit } = opened(base);
    children().own?.send({ type: 'text.change', text: 'Half a' });
    visit(`${base}/own/more`);
    expect(textOf('own')).toBe('Half a');
  });

  test('stores text before it is left, and restores it', () => {
    const { children, textOf, visit, emitted } = opened(base);
    children().own?.send({ type: 'text.change', text: 'Half a' });
    visit(`${base}/jobs`);
    expect(textOf('jobs')).toBe('Dear all');
    visit(base);
    expect(textOf('own')).toBe('Half a');
    expect(emitted).toEqual([{ type: 'page.store', name: 'own', kind: 'session', text: 'Half a' }]);
  });

  test('also changes with the world', () => {
    const { page, running, learn } = opened(`${base}/jobs`);
    learn(applied);
    expect([page(), running()]).toEqual(['applied', ['shared']]);
    learn(worldAfter([]));
    expect([page(), running()]).toEqual(['jobs', ['shared', 'jobs']]);
  });

  test('that is unknown runs nothing of its own, and can be left', () => {
    const { page, running, heardBy, visit } = opened(`${base}/nowhere`);
    expect([page(), running()]).toEqual(['unknown', ['shared']]);
    visit(base);
    expect([page(), running(), heardBy('shared')]).toEqual(['own', ['shared', 'own'], ['/']]);
  });
});

describe('the children of a tab', () => {
  test('hear of changes after the tab has them, those of the page only while it stays', () => {
    const { tab, heardBy, learn, visit } = opened(base);
    visit(`${base}/own`);
    learn(applied);
    tab.send({ type: 'person.changed', person: { ...sampleProfileOf('user'), name: 'Renee Ortiz' } });
    const heard = ['/own', '0 jobs', 'now 1', 'Renee Ortiz'];
    expect([heardBy('shared'), heardBy('own')]).toEqual([heard, heard]);
    visit(`${base}/nowhere`);
    expect(heardBy('shared')).toEqual([...heard, '/nowhere']);
  });

  test('are told apart when they emit the same event', () => {
    const { children, emitted } = opened(base);
    children().shared?.send({ type: 'text.change', text: 'all' });
    children().own?.send({ type: 'text.change', text: 'mine' });
    expect(emitted).toMatchObject([
      { name: 'shared', text: 'all' },
      { name: 'own', text: 'mine' },
    ]);
  });

  test('forward requests to the page, and keep what no one needs to hear', () => {
    const { children, emitted } = opened(base);
    children().own?.send({ type: 'read' });
    expect(emitted.map(({ type }) => type)).toEqual(['page.toast']);
  });
});

/** The first note counts its letters for the others, and clears the second when it is read. */
const counting = createTab({
  id: 'counting',
  context: (input: NotesInput) => ({ ...input, letters: 0 }),
  children: {
    first: tabChild<NotesInput & { letters: number }>()(note)({
      input: ({ samples }) => ({ text: samples.first }),
      notify: { 'context.changed': () => ({ type: 'tab.changed', what: 'its own change' }) },
      requests: {
        'draft.changed': null,
        'note.read': () => toActor<typeof note>('second', { type: 'text.change', text: '' }),
      },
      select: (snapshot) => ({ letters: snapshot.context.text.length }),
    }),
    second: tabChild<NotesInput & { letters: number }>()(note)({
      input: ({ samples }) => ({ text: samples.first }),
      notify: {
        'context.changed': ({ letters }, before) => ({
          type: 'tab.changed',
          what: `${before.letters} to ${letters}`,
        }),
        'session.restored': () => ({ type: 'tab.changed', what: 'session' }),
      },
      requests: { 'draft.changed': null, 'note.read': null },
    }),
  },
  pages: { notes: {} },
  pageOf: () => 'notes',
});

function startCounting() {
  const { tab } = openTab(counting, { samples: { first: 'Dear all' }, href: base });
  const { first, second } = tab.getSnapshot().children;
  return { tab, first: first!, second: second!, heard: () => second!.getSnapshot().context.heard };
}

describe('children that depend on each other', () => {
  test('hear what another one changed in the context, from the start', () => {
    const { tab, first, heard } = startCounting();
    first.send({ type: 'text.change', text: 'Dear Ann' });
    first.send({ type: 'text.change', text: 'Hi' });
    expect([heard(), tab.getSnapshot().context.letters]).toEqual([['0 to 8', '8 to 2'], 2]);
    expect(first.getSnapshot().context.heard).toEqual([]);
  });

  test('send each other events through the tab', () => {
    const { first, second } = startCounting();
    first.send({ type: 'read' });
    expect(second.getSnapshot().context.text).toBe('');
  });

  test('hear that the session is restored', () => {
    const { tab, heard } = startCounting();
    tab.send({ type: 'session.restored' });
    expect(heard().at(-1)).toBe('session');
  });
});

/** Runs the tab under supervision, as the platform does. */
const supervisor = setup({
  types: {
    context: {} as NotesInput,
    events: {} as RouteChanged,
    emitted: {} as TabEmitted,
    input: {} as NotesInput,
    children: {} as { notes: 'notes' },
  },
  actors: { notes },
}).createMachine({
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: { invoke: { id: 'notes', src: 'notes', input: ({ context }) => context, onError: 'failed' } },
    failed: {},
  },
});

describe('an error', () => {
  test.each(['shared', 'own'] as const)('of the child %s ends the tab', (name) => {
    const { tab } = openTab(supervisor, { samples: { first: '' }, href: base });
    const open = tab.getSnapshot().children.notes;
    const { shared, own } = open?.getSnapshot().children ?? {};
    expect([tab.getSnapshot().value, own?.getSnapshot().status]).toEqual(['open', 'active']);
    ({ shared, own })[name]?.send({ type: 'break' });
    expect([tab.getSnapshot().value, own?.getSnapshot().status]).toEqual([
      'failed',
      name === 'own' ? 'error' : 'stopped',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { assign, createActor, emit, setup } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { emitToParent, withEvent } from '@vetsync/machines/kit';
import { worldChanges, worldFacts } from '@vetsync/machines/shell/platform';
import type {
  FactsChanged,
  PersonChanged,
  RouteChanged,
  WorldChanged,
} from '@vetsync/machines/shell/platform';
import { createPlatform, lazyTab, platformOf, tabContent } from '@vetsync/machines/shell/platform';
import type { Fact } from '@vetsync/machines/model/world';
import type { LazyTab, PlatformEmitted, TabEmitted, TabInput } from '@vetsync/machines/shell/platform';
import { tabsOf } from '@vetsync/machines/shell/model';
import type { ProofParentEvent } from '@vetsync/machines/system/model';
import { preferencesMachine } from '@vetsync/machines/shell/preferences';
import { worldMachine, worldView, type WorldInput } from '@vetsync/machines/shell/world';
import { sampleProfileOf, sampleProfiles } from '@vetsync/samples/profile';
import { writePhrase } from '@vetsync/ui/language';
import { puppet, settle } from '../support/run.ts';
import { job } from '../support/world.ts';
import { platformView } from '../support/platform.ts';

/** Records received events, emits what a test asks for, and fails on demand. */
const echo = emitToParent(
  setup({
    types: {
      context: {} as { input: TabInput; heard: readonly string[] },
      events: {} as
        | RouteChanged
        | WorldChanged
        | PersonChanged
        | FactsChanged
        | ProofParentEvent
        | { type: 'session.restored' }
        | { type: 'ask'; request: TabEmitted }
        | { type: 'break' },
      emitted: {} as TabEmitted,
      input: {} as TabInput,
    },
    actors: { worldChanges, worldFacts: emitToParent(worldFacts) },
    actions: {
      note: assign(({ context }, event: { type: string; facts?: readonly Fact[] }) => ({
        heard: [
          ...context.heard,
          [event.type, ...(event.facts ?? []).map(({ body }) => body.type)].join(' '),
        ],
      })),
      ask: emit((_, { request }: { request: TabEmitted }) => request),
      setPerson: assign(({ context }, { person }: PersonChanged) => ({
        input: { ...context.input, person },
      })),
      submit: emit({ type: 'world.dispatch', command: { type: 'job.submit', application: job('A') } }),
      break: () => {
        throw new Error('broken');
      },
    },
  }).createMachine({
    context: ({ input }) => ({ input, heard: [] }),
    invoke: [{ src: 'worldChanges' }, { src: 'worldFacts' }],
    initial: 'fresh',
    on: {
      ask: { actions: [withEvent('ask'), 'submit'] },
      break: { actions: 'break' },
      'facts.changed': { actions: withEvent('note') },
      'proof.given': { actions: withEvent('note') },
      'proof.refused': { actions: withEvent('note') },
      'session.restored': { actions: withEvent('note') },
      'route.changed': '.routed',
      'world.changed': '.informed',
      'person.changed': { actions: withEvent('setPerson') },
    },
    states: { fresh: {}, routed: {}, informed: {} },
  }),
);

const toDemo: TabEmitted = { type: 'page.navigate', to: '/demo', replace: false };

const now = () => Date.parse('2026-03-04T05:06:07Z');

const samples = { jobs: ['Welder'] };

/** A platform whose career tab is `echo`. Every other tab has its own machine. */
function opened(
  href = '/platform/career?role=user',
  code: LazyTab = lazyTab(async () => ({ logic: echo, samples })),
) {
  const emitted: PlatformEmitted[] = [];
  const world = worldMachine.provide({
    actors: { otherTabs: puppet().logic as never, store: puppet().logic as never },
  });
  const [path = '', search = ''] = href.split('?');
  const worldInput: WorldInput = { now, random: () => 0.4 };
  const preferences = createActor(preferencesMachine, { input: {} });
  const root = createPlatform({
    navigation: tabsOf,
    profiles: sampleProfiles,
    notice: 'sampleData',
    hints: [],
    location: { path, search: `?${search}` },
    intl: { locale: 'en-US', timeZone: 'UTC' },
    write: writePhrase,
    now,
    world: { machine: world, input: worldInput, viewOf: worldView },
    preferences: preferences.getSnapshot().context.preferences,
    personId: 'demo-veteran',
    stored: (name, kind) => `${name} for this ${kind}`,
    lazyTabAt: ({ tab }) => (tab === 'career' ? code : null),
  });
  root.on('*', (one) => emitted.push(one));
  const platform = platformOf(root, preferences);
  root.start();
  const holder = () => platform.root.getSnapshot().context.tab;
  const tab = () => {
    const held = holder()?.getSnapshot();
    return held && tabContent(held, echo);
  };
  const visit = (to: string) => {
    const [toPath = '', toSearch = ''] = to.split('?');
    root.send({ type: 'location.changed', path: toPath, search: `?${toSearch}` });
  };
  return { platform, emitted, holder, tab, visit };
}

describe('the open tab', () => {
  test('is loaded once, and opens immediately afterwards', async () => {
    let fetched = 0;
    const code = lazyTab(async () => {
      fetched += 1;
      return { logic: echo, samples };
    });
    const { holder, tab, visit } = opened(undefined, code);
    expect([holder()?.getSnapshot().value, tab()]).toEqual(['loading', undefined]);
    await settle();
    expect([holder()?.getSnapshot().value, tab()?.getSnapshot().value]).toEqual(['ready', 'fresh']);
    visit('/platform?role=user');
    expect(holder()).toBeNull();
    visit('/platform/career?role=user');
    expect([holder()?.getSnapshot().value, fetched]).toEqual(['ready', 1]);
  });

  test('opens if it was still waiting for the same code', async () => {
    const code = lazyTab(async () => ({ logic: echo, samples }));
    const { tab } = opened(undefined, code);
    await code.fetch();
    expect(tab()?.getSnapshot().status).toBe('active');
  });

  test('starts with route, world and role, and receives each change', async () => {
    const { tab, visit, platform } = opened('/platform/career/jobs?role=user');
    await settle();
    const { route, world, personId } = tab()!.getSnapshot().context.input;
    expect([route.route.detail, world.jobApplications, personId]).toEqual([['jobs'], [], 'demo-veteran']);
    const first = tab();
    visit('/platform/career/jobs?role=user&q=nurse');
    expect([tab() === first, tab()?.getSnapshot().value]).toEqual([true, 'routed']);
    platform.actor.world.send({
      type: 'world.dispatch',
      command: { type: 'job.submit', application: job('A') },
    });
    expect(tab()?.getSnapshot().value).toBe('informed');
  });

  test('gets each route once, even if the shell emits it again', async () => {
    const { tab, platform } = opened();
    await settle();
    const { route } = tab()!.getSnapshot().context.input;
    platform.root.send(route);
    expect(tab()?.getSnapshot().value).toBe('fresh');
  });

  test('gets a route that changed while its code was loading', async () => {
    const { tab, visit } = opened();
    visit('/platform/career/salary?role=user');
    await settle();
    expect(tab()?.getSnapshot().context.input.route.route.detail).toEqual(['salary']);
  });

  test('gets a world that changed while its code was loading, also after a failure', async () => {
    const { tab, platform } = opened();
    const jobs = () => tab()?.getSnapshot().context.input.world.jobApplications.length;
    const submit = (id: string) =>
      platform.actor.world.send({
        type: 'world.dispatch',
        command: { type: 'job.submit', application: job(id) },
      });
    submit('A');
    await settle();
    expect(jobs()).toBe(1);
    submit('B');
    tab()!.send({ type: 'break' });
    await settle();
    platform.root.getSnapshot().context.tab?.send({ type: 'tab.retry' });
    await settle();
    expect(jobs()).toBe(2);
  });

  test('forwards its events to the page and to the world', async () => {
    const { tab, emitted, platform } = opened();
    await settle();
    tab()!.send({ type: 'ask', request: toDemo });
    expect(emitted.filter(({ type }) => type === 'page.navigate')).toEqual([toDemo]);
    expect(platform.actor.world.getSnapshot().context.log.world.jobApplications).toHaveLength(1);
  });

  test('forwards texts to store, toasts and files to the page', async () => {
    const { tab, emitted } = opened();
    await settle();
    expect(tab()?.getSnapshot().context.input.stored('notes', 'local')).toBe('notes for this local');
    const requests: TabEmitted[] = [
      { type: 'page.store', name: 'notes', kind: 'local', text: 'Bring the DD 214' },
      { type: 'page.toast', toast: { title: 'Saved' } },
      { type: 'page.saveFile', file: { name: 'jobs.csv', mediaType: 'text/csv', text: '' } },
    ];
    for (const request of requests) tab()!.send({ type: 'ask', request });
    expect(emitted).toEqual(expect.arrayContaining(requests));
  });

  test.each(['before', 'after'])('gets a profile that was edited %s its code was loaded', async (when) => {
    const { tab, platform } = opened();
    if (when === 'after') await settle();
    const profile = { ...sampleProfileOf('user'), name: 'Renee Ortiz' };
    platform.actor.world.send({ type: 'world.dispatch', command: { type: 'profile.save', profile } });
    await settle();
    expect(tab()?.getSnapshot().context.input.person.name).toBe('Renee Ortiz');
  });

  test('ends when another tab or page is opened, and for another person', async () => {
    const { tab, visit } = opened();
    await settle();
    for (const [away, back] of [
      ['/auth', '/platform/career?role=user'],
      ['/platform?role=user', '/platform/career?role=user'],
      ['/platform?role=recruiter', '/platform/career?role=user'],
    ] as const) {
      const before = tab()!;
      visit(away);
      visit(back);
      expect([before.getSnapshot().status, tab()?.getSnapshot().status]).toEqual(['stopped', 'active']);
    }
  });

  test('restarts with the world', async () => {
    const { tab, platform } = opened();
    await settle();
    tab()!.send({ type: 'ask', request: toDemo });
    const before = tab()!;
    platform.send({ type: 'world.reset' });
    expect(before.getSnapshot().status).toBe('stopped');
    expect(tab()?.getSnapshot().context.input.world.jobApplications).toEqual([]);
  });

  test('is not reopened by a reset while another page is open', async () => {
    const { holder, visit, platform } = opened();
    await settle();
    visit('/auth');
    platform.send({ type: 'world.reset' });
    expect(holder()).toBeNull();
  });
});

describe('events for a tab', () => {
  test('are the changes of the world, immediately and later', async () => {
    const { tab, platform, visit } = opened();
    await settle();
    expect(tab()!.getSnapshot().context.heard).toEqual(['facts.changed']);
    const command = { type: 'job.submit', application: job('A') } as const;
    platform.actor.world.send({ type: 'world.dispatch', command });
    expect(tab()!.getSnapshot().context.heard).toEqual(['facts.changed', 'facts.changed jobSubmitted']);
    visit('/platform?role=user');
    visit('/platform/career?role=user');
    expect(tab()!.getSnapshot().context.heard).toEqual(['facts.changed jobSubmitted']);
  });

  test('are the outcome of a proof, and that somebody has signed in again', async () => {
    const { tab, platform, emitted } = opened();
    await settle();
    tab()!.send({ type: 'ask', request: { type: 'proof.request', reason: 'sensitive' } });
    expect(emitted).toContainEqual({ type: 'proof.request', reason: 'sensitive' });
    for (const type of ['proof.given', 'proof.refused', 'session.restored'] as const)
      platform.root.send({ type });
    expect(tab()!.getSnapshot().context.heard.slice(-3)).toEqual([
      'proof.given',
      'proof.refused',
      'session.restored',
    ]);
  });
});

test('a profile that a tab saved is shown in the sidebar', async () => {
  const { tab, platform } = opened();
  await settle();
  const profile = { ...sampleProfileOf('user'), name: 'Rosa Marquez' };
  const names: unknown[] = [];
  platform.actor.shell.subscribe(() => names.push(platformView(platform).shell.person?.name));
  tab()!.send({ type: 'ask', request: { type: 'profile.loaded', profile } });
  expect(names).toContain('Rosa Marquez');
});

const begun = (tab: ReturnType<typeof opened>['tab']) =>
  tab()!.getSnapshot().context.input.background('talk', puppet().logic, undefined);

describe('an actor that a tab started in the background', () => {
  test('continues while another tab or another page is shown', async () => {
    const { tab, visit } = opened();
    await settle();
    const first = begun(tab);
    for (const away of ['/platform?role=user', '/auth']) {
      visit(away);
      expect(first.getSnapshot().status).toBe('active');
      visit('/platform/career?role=user');
      expect(begun(tab)).toBe(first);
    }
  });

  test.each(['/platform/career?role=user', '/auth'])('ends when the world is reset, at %s', async (at) => {
    const { tab, visit, platform } = opened();
    await settle();
    const first = begun(tab);
    visit(at);
    platform.send({ type: 'world.reset' });
    expect(first.getSnapshot().status).toBe('stopped');
    visit('/platform/career?role=user');
    expect(begun(tab)).not.toBe(first);
  });

  test('is new for a tab that starts it as soon as the world is reset', async () => {
    const talks: AnyActorRef[] = [];
    const talking = emitToParent(
      setup({
        types: { events: {} as RouteChanged, emitted: {} as TabEmitted, input: {} as TabInput<null> },
      }).createMachine({
        context: ({ input }) => {
          talks.push(input.background('talk', puppet().logic, undefined));
          return {};
        },
      }),
    );
    const { platform } = opened(
      undefined,
      lazyTab(async () => ({ logic: talking, samples: null })),
    );
    await settle();
    platform.send({ type: 'world.reset' });
    expect(talks.map((talk) => talk.getSnapshot().status)).toEqual(['stopped', 'active']);
  });
});

describe('a tab that fails', () => {
  test("because its code didn't load can be retried", async () => {
    let isOffline = true;
    const { holder, tab } = opened(
      undefined,
      lazyTab(async () => {
        if (isOffline) throw new Error('offline');
        return { logic: echo, samples };
      }),
    );
    await settle();
    expect([holder()?.getSnapshot().value, tab()]).toEqual(['failed', undefined]);
    isOffline = false;
    holder()?.send({ type: 'tab.retry' });
    await settle();
    expect([holder()?.getSnapshot().value, tab()?.getSnapshot().status]).toEqual(['ready', 'active']);
  });

  test("with its own error doesn't end the platform", async () => {
    const { holder, tab, platform, emitted, visit } = opened();
    await settle();
    const broken = tab()!;
    broken.send({ type: 'break' });
    expect([holder()?.getSnapshot().value, tab()]).toEqual(['failed', undefined]);
    expect(platform.root.getSnapshot().status).toBe('active');
    platform.actor.world.send({
      type: 'world.dispatch',
      command: { type: 'job.submit', application: job('A') },
    });
    expect(platformView(platform)).toMatchObject({ world: { canReset: true }, shell: { state: 'open' } });
    platform.send({ type: 'tab.go', tab: 'community' });
    expect(emitted.at(-1)).toMatchObject({ type: 'page.navigate' });
    visit('/platform/career/jobs?role=user');
    holder()?.send({ type: 'tab.retry' });
    expect(holder()?.getSnapshot().value).toBe('ready');
    expect(tab()?.getSnapshot().context.input.route.route.detail).toEqual(['jobs']);
    expect(broken.getSnapshot().status).toBe('error');
  });
});

import { describe, expect, test } from 'vitest';
import { accountPlatformMachine } from '@vetsync/machines/exchange/accountPlatform';
import { actingMachine, type ActingInput, type InboxCode } from '@vetsync/machines/exchange/acting';
import { organizationOverviewMachine } from '@vetsync/machines/exchange/organizationOverview';
import { staffNotificationsMachine } from '@vetsync/machines/exchange/staffNotifications';
import type { SessionView } from '@vetsync/machines/account/session';
import { emitToParent } from '@vetsync/machines/kit';
import type { Workplaces } from '@vetsync/machines/organizations/model';
import { emptyProfile, type Profile } from '@vetsync/machines/profile/model';
import { accountTabsOf, defaultPreferences } from '@vetsync/machines/shell/model';
import { privateRecordsMachine, recordPauseMs, recordText } from '@vetsync/machines/shell/privateRecords';
import { worldMachine, worldView, type WorldInput } from '@vetsync/machines/shell/world';
import { writePhrase } from '@vetsync/ui/language';
import { memberships } from '../../../stories/support/organizations.ts';
import { ada, locationOf } from '../support/platform.ts';
import { held, problem, puppet, run } from '../support/run.ts';

const intl = { locale: 'en-US', timeZone: 'UTC' };
const now = () => Date.parse('2026-03-04T05:06:07Z');
const rosa: SessionView = { ...ada, user: { id: 'r', email: 'rosa@example.com', fullName: 'Rosa Marquez' } };
const ended: SessionView = { ...ada, state: 'ended' };
const signedOut: SessionView = { ...ada, state: 'signedOut', user: null, role: null };
const employer = memberships[0]!;
const { slug } = employer.organization;

const sync = { isLoaded: true, isKnown: true, isBehind: false, since: null, unsent: 0, isWaiting: false };

function opening(href = '/platform', known = true) {
  const sessions = puppet();
  const profile = held<{ profile: Profile }>();
  const workplaces = held<Workplaces>();
  const inbox = held<InboxCode, ActingInput['inbox']>();
  const browser = puppet<string>();
  const world = worldMachine.provide({
    actors: { otherTabs: puppet().logic as never, store: puppet().logic as never },
  });
  const worldInput: WorldInput = { now, random: () => 0.4 };
  const started = run(
    accountPlatformMachine.provide({
      actors: {
        records: emitToParent(privateRecordsMachine.provide({ actors: { store: browser.logic as never } })),
        acting: emitToParent(
          actingMachine.provide({ actors: { loadWorkplaces: workplaces.logic, loadInbox: inbox.logic } }),
        ),
      },
    }),
    {
      input: {
        location: locationOf(href),
        recordsOf: (owner) => ({ owner }),
        actingOf: (self) => ({ inbox: { self, newId: () => 'id', intl, now } }),
        platformOf: ({ owner, records }) => ({
          navigation: accountTabsOf,
          profiles: [],
          notice: 'stored',
          hints: [],
          preferences: defaultPreferences,
          intl,
          write: writePhrase,
          now,
          personId: owner,
          stored: (name) => recordText(records.getSnapshot(), name),
          world: {
            machine: world,
            input: worldInput,
            viewOf: (snapshot) => ({ ...worldView(snapshot), sync: { ...sync, isKnown: known } }),
          },
        }),
      },
      actors: { sessionChanges: sessions.logic, loadProfile: profile.logic },
    },
  );
  const { actor } = started;
  const context = () => actor.getSnapshot().context;
  const opened = () => {
    const found = context().opened;
    if (!found) throw new Error('no platform is open');
    return found;
  };
  return {
    ...started,
    profile,
    workplaces,
    inbox,
    browser,
    context,
    opened,
    session: (session: SessionView) => sessions.sendToParent({ type: 'session.changed', session }),
    visit: (to: string) => actor.send({ type: 'location.changed', ...locationOf(to) }),
    shell: () => opened().platform.getSnapshot().context.actor.shell.getSnapshot().context,
    panel: () => opened().platform.getSnapshot().context.actor.shell.getSnapshot().value.panel,
  };
}

function signedIn(href?: string) {
  const started = opening(href);
  started.session(ada);
  return started;
}

/** Somebody who acts for an organization, whose notifications are loaded. */
async function acting() {
  const started = signedIn(`/platform?as=${slug}`);
  await started.workplaces.last().resolve({ memberships: [...memberships], unread: {}, actedFor: null });
  await started.inbox.last().resolve({
    logic: staffNotificationsMachine,
    viewOf: () => ({}) as never,
    work: { logic: organizationOverviewMachine, viewOf: () => ({}) as never },
  });
  return started;
}

describe('the platform of an account', () => {
  test('is nobody’s until somebody has signed in', () => {
    const { session, value, context, opened } = opening();
    session({ ...signedOut, state: 'loading' });
    session(signedOut);
    expect([value(), context().opened]).toEqual(['unknown', null]);
    session(ada);
    expect([value(), opened().owner]).toEqual([{ signedIn: 'reading' }, 'u']);
  });

  test('shows the profile once it is read, which the next session tries again', async () => {
    const { profile, session, shell, value } = signedIn();
    await profile.last().reject(problem(503));
    session(ada);
    await profile.last().resolve({ profile: { ...emptyProfile, name: 'Ada Lovelace' } });
    expect([profile.calls.length, value(), shell().profile?.name]).toEqual([
      2,
      { signedIn: 'read' },
      'Ada Lovelace',
    ]);
    session({ ...ada });
    expect(profile.calls).toHaveLength(2);
  });

  test.each([
    ['expires', ended],
    ['ends', signedOut],
  ])('stays when the session %s, until the same person signs in again', (_, over) => {
    const { session, opened, actor, value, context } = signedIn();
    const before = opened();
    actor.send({ type: 'page.store', name: 'event_draft', kind: 'local', text: '"Coffee"' });
    session(over);
    expect([value(), context().acting]).toEqual(['ended', null]);
    expect(before.platform.getSnapshot().status).toBe('active');
    session(ada);
    expect([value(), opened()]).toEqual([{ signedIn: 'reading' }, before]);
    expect(recordText(before.records.getSnapshot(), 'event_draft')).toBe('"Coffee"');
  });

  test.each([
    ['at once', []],
    ['after the session has expired', [ended]],
    ['after a sign-out', [signedOut]],
  ])('is another one when another person signs in %s, who neither sees nor sends anything', (_, between) => {
    const { session, opened, actor, clock } = signedIn();
    const before = opened();
    const children = Object.values(before.platform.getSnapshot().context.actor);
    const sent: string[] = [];
    before.records.on('record.request', ({ command }) => sent.push(command.type));
    actor.send({ type: 'page.store', name: 'event_draft', kind: 'local', text: '"Coffee"' });
    for (const one of between) session(one);
    session(rosa);
    expect(opened()).toMatchObject({ owner: 'r' });
    for (const one of [before.platform, before.records, ...children])
      expect(one.getSnapshot().status).toBe('stopped');
    opened().records.on('record.request', ({ command }) => sent.push(command.type));
    clock.increment(recordPauseMs);
    expect([sent, recordText(opened().records.getSnapshot(), 'event_draft')]).toEqual([[], null]);
  });

  test('keeps texts in the account instead of the page, for whose they are', () => {
    const { actor, emitted, browser } = signedIn();
    actor.send({ type: 'page.store', name: 'event_draft', kind: 'local', text: '"Coffee"' });
    expect(browser.inputs).toEqual(['u']);
    expect(browser.received).toEqual([{ type: 'unsent.store', name: 'event_draft', text: '"Coffee"' }]);
    expect(emitted.map(({ type }) => type)).not.toContain('page.store');
  });

  test('does not know the texts of the account before its world', () => {
    const { session, opened } = opening('/platform', false);
    session(ada);
    expect(opened().records.getSnapshot().value).toBe('unknown');
    expect(signedIn().opened().records.getSnapshot().value).toBe('idle');
  });

  test('passes on what screens ask, and what the page answers', () => {
    const { actor, panel, emittedOf } = signedIn();
    actor.send({ type: 'panel.open', panel: 'help' });
    expect(panel()).toBe('help');
    actor.send({ type: 'tab.go', tab: 'career' });
    expect(emittedOf('page.navigate')).toMatchObject([{ to: '/platform/career' }]);
    actor.send({ type: 'preference.set', preference: 'theme', value: 'dark' });
    expect(emittedOf('preference.set')).toHaveLength(1);
  });
});

describe('whom the person acts for', () => {
  test('is asked where the address says nothing, and told to the shell', async () => {
    const { workplaces, emittedOf, shell } = signedIn('/platform');
    await workplaces.last().resolve({ memberships: [...memberships], unread: {}, actedFor: null });
    expect(emittedOf('page.navigate')[0]).toMatchObject({ to: `/platform?as=${slug}`, replace: true });
    expect(shell().organizations?.map((one) => one.slug)).toContain(slug);
  });

  test.each(['/platform/career', '/platform?as=me', '/platform/messages/m'])(
    'stays as it is at %s',
    async (href) => {
      const { workplaces, emittedOf } = signedIn(href);
      await workplaces.last().resolve({ memberships: [...memberships], unread: {}, actedFor: slug });
      expect(emittedOf('page.navigate').filter(({ to }) => to.includes(`as=${slug}`))).toEqual([]);
    },
  );

  test('has to be read again after another page', async () => {
    const started = await acting();
    started.visit('/account');
    expect(started.shell().organizations).toBeNull();
    started.visit(`/platform?as=${slug}`);
    expect(started.workplaces.calls).toHaveLength(2);
  });

  test('asks for nothing once nobody is signed in, so that another page is not left again', async () => {
    const started = await acting();
    started.session(signedOut);
    const before = started.emittedOf('page.navigate').length;
    for (const away of ['/auth', '/auth?way=forgot']) started.visit(away);
    expect(started.emittedOf('page.navigate')).toHaveLength(before);
  });

  test('decides whose notifications are under the bell', async () => {
    const { actor, panel, context } = await acting();
    actor.send({ type: 'panel.open', panel: 'inbox' });
    actor.send({ type: 'notification.open', id: 'a' });
    expect([panel(), context().acting?.getSnapshot().value.bell]).toEqual(['none', 'organizations']);
    const own = signedIn();
    own.actor.send({ type: 'panel.open', panel: 'inbox' });
    own.actor.send({ type: 'notification.open', id: 'a' });
    expect(own.panel()).toBe('none');
  });

  test('is nobody else after an error there, and the platform goes on', async () => {
    const started = signedIn();
    await started.workplaces.last().resolve({ memberships: null } as never);
    expect([started.context().acting, started.actor.getSnapshot().status]).toEqual([null, 'active']);
    started.actor.send({ type: 'panel.open', panel: 'help' });
    expect(started.panel()).toBe('help');
  });
});

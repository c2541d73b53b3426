import { guidanceMachine, guidanceView } from '@vetsync/machines/shell/guidance';
import { emptyWorld } from '@vetsync/machines/model/world';
import { accountTabsOf, parseShellRoute, tabsOf } from '@vetsync/machines/shell/model';
import { notificationsMachine, notificationsView } from '@vetsync/machines/shell/notifications';
import { preferencesMachine, preferencesView } from '@vetsync/machines/shell/preferences';
import { profileSwitchMachine, profileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import type { SessionView } from '@vetsync/machines/account/session';
import { shellMachine, shellPanels, shellView } from '@vetsync/machines/shell/shell';
import { worldMachine, worldView } from '@vetsync/machines/shell/world';
import { sampleProfiles } from '@vetsync/samples/profile';
import { job, worldAfter } from '../support/world.ts';
import {
  demoShellRules,
  guidanceRules,
  notificationsRules,
  preferencesRules,
  profileSwitchRules,
  shellRules,
  worldRules,
} from '../support/invariants/platform.ts';
import { followEach, journey } from '../support/journeys.ts';
import { statesOf } from '@vetsync/machines/kit';

const now = () => Date.parse('2026-03-04T05:06:07Z');
const intl = { locale: 'en-US', timeZone: 'UTC' };
const submit = { type: 'job.submit', application: { ...job('A'), matchScore: 90 } } as const;
const world = worldAfter([submit]);
const session = (state: SessionView['state']): SessionView => ({
  state,
  user: state === 'signedIn' ? { id: 'u', email: 'a@b.co', fullName: null } : null,
  role: state === 'signedIn' ? 'user' : null,
  isAdmin: false,
  veteranVerified: false,
});
const locationChanged = (path: string, search = '') => ({ type: 'location.changed', path, search }) as const;

const shellEvents = [
  ...shellPanels.map((panel) => ({ type: 'panel.open', panel }) as const),
  { type: 'panel.close' },
  { type: 'tab.go', tab: 'career' },
  { type: 'platform.signOut' },
] as const;

followEach([
  journey({
    machine: worldMachine,
    states: statesOf(worldMachine),
    view: worldView,
    input: { now, random: () => 0 },
    events: [
      { type: 'world.dispatch', command: submit },
      { type: 'world.reset' },
      { type: 'world.enter' },
      { type: 'world.leave' },
      { type: 'tabs.received', message: { kind: 'ask' } },
      { type: 'store.done' },
      { type: 'store.failed' },
    ],
    facet: ({ log }) => log.facts.length,
    rules: worldRules,
  }),
  journey({
    machine: preferencesMachine,
    states: statesOf(preferencesMachine),
    view: preferencesView,
    input: {},
    events: [
      { type: 'preference.set', preference: 'theme', value: 'dark' },
      { type: 'preferences.reset' },
      { type: 'store.done' },
      { type: 'store.failed' },
      { type: 'store.changed', stored: null },
    ],
    facet: ({ preferences }) => preferences,
    rules: preferencesRules,
  }),
  journey({
    machine: profileSwitchMachine,
    states: statesOf(profileSwitchMachine),
    view: profileSwitchView,
    input: { profiles: sampleProfiles },
    events: [
      { type: 'profile.choose', role: 'user' },
      { type: 'route.changed', route: parseShellRoute('/demo/platform'), current: 'user' },
      { type: 'world.changed', world },
    ],
    facet: ({ current, notifications }) => [current, notifications.length],
    rules: profileSwitchRules,
  }),
  journey({
    machine: guidanceMachine,
    states: statesOf(guidanceMachine),
    view: guidanceView,
    input: {},
    events: [
      { type: 'profile.selected', role: 'user' },
      { type: 'profile.selected', role: 'recruiter' },
      { type: 'profile.cleared' },
      { type: 'tab.changed', from: 'career', to: 'community' },
      { type: 'application.submitted', kind: 'job' },
      { type: 'hints.changed', wanted: false },
      { type: 'hints.changed', wanted: true },
      { type: 'guidance.pause' },
      { type: 'guidance.resume' },
      { type: 'guidance.dismiss' },
      { type: 'guidance.follow' },
      { type: 'world.reset' },
    ],
    facet: ({ role, wanted, shown, step }) => [role, wanted, shown, step?.step],
    rules: guidanceRules,
  }),
  journey({
    machine: notificationsMachine,
    states: statesOf(notificationsMachine),
    view: notificationsView,
    input: { role: 'recruiter', intl, now },
    events: [
      { type: 'world.changed', world },
      { type: 'world.changed', world: emptyWorld },
      { type: 'route.changed', role: 'user', hasInbox: false, named: [] },
      { type: 'notification.open', id: 'job:A:told' },
      { type: 'notification.readAll' },
    ],
    facet: ({ role, ofRole }) => [role, ofRole.length],
    rules: notificationsRules,
  }),
  journey({
    machine: shellMachine,
    states: statesOf(shellMachine).filter((state) => state !== 'access.noProfile'),
    view: shellView,
    input: {
      location: { path: '/platform', search: '' },
      session: session('loading'),
      navigation: accountTabsOf,
      profiles: [],
      notice: 'stored',
    },
    events: [
      locationChanged('/platform/career'),
      locationChanged('/platform/pipeline'),
      ...(['loading', 'signedOut', 'signedIn'] as const).map(
        (state) => ({ type: 'session.changed', session: session(state) }) as const,
      ),
      ...shellEvents,
    ],
    facet: ({ location: { path, search }, session: known }) => [path, search, known?.state],
    rules: shellRules,
  }),
  journey({
    machine: shellMachine,
    states: statesOf(shellMachine).filter(
      (state) => state !== 'access.checking' && state !== 'access.redirecting',
    ),
    view: shellView,
    input: {
      location: { path: '/demo/platform', search: '' },
      navigation: tabsOf,
      profiles: sampleProfiles,
      notice: 'sampleData',
    },
    events: [
      locationChanged('/demo/platform'),
      locationChanged('/demo/platform', '?role=none'),
      locationChanged('/demo/job-board'),
      ...shellEvents,
    ],
    facet: ({ location: { path, search } }) => [path, search],
    rules: demoShellRules,
  }),
]);

import type { adminOverviewMachine, AdminOverviewView } from '@vetsync/machines/admin/adminOverview';
import type { guidanceMachine, GuidanceView } from '@vetsync/machines/shell/guidance';
import type { preferencesMachine, PreferencesView } from '@vetsync/machines/shell/preferences';
import type { profileSwitchMachine, ProfileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import type { shellMachine, ShellView } from '@vetsync/machines/shell/shell';
import type { solutionRequestsMachine, SolutionRequestsView } from '@vetsync/machines/leads/solutionRequests';
import type { worldMachine, WorldView } from '@vetsync/machines/shell/world';
import type { adminUsersMachine, AdminUsersView } from '@vetsync/machines/admin/adminUsers';
import type { notificationsMachine, NotificationsView } from '@vetsync/machines/shell/notifications';
import type { routeGuardMachine, RouteGuardView } from '@vetsync/machines/shell/routeGuard';
import type { Rule } from '../rules.ts';

export const notificationsRules: Rule<typeof notificationsMachine, NotificationsView>[] = [
  {
    rule: 'the unread count matches the unread items',
    holds: ({ view: { unread, items } }) => unread === items.filter(({ read }) => !read).length,
    brokenBy: { view: (view) => ({ ...view, unread: 0 }) },
  },
  {
    rule: 'nothing is marked as read without unread items',
    holds: ({ viewBefore, emitted }) => viewBefore.state === 'listing' || emitted.length === 0,
    brokenBy: { at: 'empty', on: { 'notification.readAll': { actions: 'markAllRead' } } },
  },
];

export const routeGuardRules: Rule<typeof routeGuardMachine, RouteGuardView>[] = [
  {
    rule: 'the page of an administrator is shown to administrators only',
    holds: ({ view, after }) => view.state !== 'allowed' || after.context.session.isAdmin,
    brokenBy: { guards: { lacking: () => false } },
  },
  {
    rule: 'the page is not shown to another person',
    holds: ({ view, after: { context } }) => !view.showsPage || context.shownTo === context.session.user?.id,
    brokenBy: { guards: { anotherPerson: () => false } },
  },
];

export const adminUsersRules: Rule<typeof adminUsersMachine, AdminUsersView>[] = [
  {
    rule: 'a user is changed only after a confirmation',
    holds: ({ event, started }) =>
      event.type === 'action.confirm' ||
      event.type === 'proof.given' ||
      started.every(({ src }) => src !== 'act'),
    brokenBy: { at: 'open.action.idle', on: { 'user.ask': '#adminUsers.open.action.working' } },
  },
  {
    rule: 'a denied page shows no user',
    holds: ({ view }) => view.access === 'granted' || view.rows.length === 0,
    brokenBy: { view: (view) => ({ ...view, access: 'denied' }) },
  },
];

export const solutionRequestsRules: Rule<typeof solutionRequestsMachine, SolutionRequestsView>[] = [
  {
    rule: 'a denied page shows no request',
    holds: ({ view }) => view.access === 'granted' || (view.rows.length === 0 && view.detail === null),
    brokenBy: { view: (view) => ({ ...view, access: 'denied' }) },
  },
  {
    rule: 'one status is changed at a time',
    holds: ({ viewBefore, event, started }) =>
      viewBefore.detail?.state !== 'changing' ||
      event.type !== 'status.choose' ||
      started.every(({ src }) => src !== 'changeStatus'),
    brokenBy: {
      at: 'open.detail.shown.changing',
      on: { 'status.choose': { target: '#solutionRequests.open.detail.shown.changing', reenter: true } },
    },
  },
];

export const adminOverviewRules: Rule<typeof adminOverviewMachine, AdminOverviewView>[] = [
  {
    rule: 'loaded figures stay when reloading fails',
    holds: ({ before, event, after }) =>
      !event.type.startsWith('xstate.error.') ||
      after.matches('denied') ||
      after.context.overview === before.context.overview,
    brokenBy: { at: 'refused', config: { entry: ['clearOverview'] } },
  },
  {
    rule: 'a denied page has no figures',
    holds: ({ after }) => !after.matches('denied') || after.context.overview === null,
    brokenBy: { at: 'denied', config: { entry: [] } },
  },
];

export const shellRules: Rule<typeof shellMachine, ShellView>[] = [
  {
    rule: 'an account is shown only to a signed-in person',
    holds: ({ view, after }) =>
      view.state !== 'open' || after.context.profiles.length > 0 || after.context.session?.user != null,
    brokenBy: { guards: { signedIn: () => true } },
  },
  {
    rule: 'a panel closes when another page is opened',
    holds: ({ before, event, after, view }) =>
      event.type !== 'location.changed' ||
      before.context.location === after.context.location ||
      view.panel === null,
    brokenBy: { at: 'panel', on: { 'location.changed': {} } },
  },
  {
    rule: 'only an open platform leads to a tab',
    holds: ({ viewBefore, event, emitted }) =>
      event.type !== 'tab.go' || viewBefore.state === 'open' || emitted.length === 0,
    brokenBy: {
      at: 'access.checking',
      on: { 'tab.go': { actions: { type: 'goToTab', params: { tab: 'career' } } } },
    },
  },
];

export const demoShellRules: Rule<typeof shellMachine, ShellView>[] = [
  {
    rule: 'whoever has signed out of the profiles has none until one is chosen',
    holds: ({ view: { state, person } }) => (state === 'noProfile') === (person === null),
    brokenBy: { guards: { nobodyChosen: () => false } },
  },
];

export const preferencesRules: Rule<typeof preferencesMachine, PreferencesView>[] = [
  {
    rule: 'every change is emitted',
    holds: ({ before, after, emitted }) =>
      before.context.preferences === after.context.preferences ||
      emitted.some(({ type }) => type === 'preferences.changed'),
    brokenBy: { on: { 'preferences.reset': { actions: 'reset' } } },
  },
];

export const profileSwitchRules: Rule<typeof profileSwitchMachine, ProfileSwitchView>[] = [
  {
    rule: 'one switch at a time',
    holds: ({ before, event, isIgnored }) =>
      before.value !== 'switching' || event.type !== 'profile.choose' || isIgnored,
    brokenBy: {
      at: 'switching',
      on: { 'profile.choose': { actions: { type: 'go', params: { role: 'user' } } } },
    },
  },
  {
    rule: 'switching to the current profile does nothing',
    holds: ({ before, event, emitted }) =>
      event.type !== 'profile.choose' || event['role'] !== before.context.current || emitted.length === 0,
    brokenBy: { guards: { another: () => true } },
  },
];

export const guidanceRules: Rule<typeof guidanceMachine, GuidanceView>[] = [
  {
    rule: 'a hint is shown once',
    holds: ({ after }) => new Set(after.context.shown).size === after.context.shown.length,
    brokenBy: { at: 'visible', config: { entry: ['setShown', 'setShown', 'emitShown'] } },
  },
  {
    rule: 'no hint is shown if hints are turned off',
    holds: ({ after }) => after.context.wanted || after.value === 'hidden',
    brokenBy: { on: { 'hints.changed': { actions: { type: 'setWanted', params: { wanted: false } } } } },
  },
  {
    rule: 'a hovered hint does not time out',
    holds: ({ before, event, isIgnored }) =>
      !before.matches({ visible: 'paused' }) || !event.type.startsWith('xstate.after.') || isIgnored,
    brokenBy: {
      at: 'visible.paused',
      on: { 'xstate.after.guidanceVisible.guidance.visible.showing': '#guidance.hidden' },
    },
  },
];

export const worldRules: Rule<typeof worldMachine, WorldView>[] = [
  {
    rule: 'every change is emitted',
    holds: ({ before, after, emitted }) =>
      before.context.log.world === after.context.log.world ||
      emitted.some(({ type }) => type === 'world.changed'),
    brokenBy: { on: { 'log.changed': { actions: 'storeLog' } } },
  },
  {
    rule: 'nothing is dispatched once the world is left',
    holds: ({ viewBefore, event, emitted }) =>
      viewBefore.state === 'live' || event.type !== 'world.dispatch' || emitted.length === 0,
    brokenBy: {
      at: 'presence.away',
      on: {
        'world.dispatch': {
          actions: { type: 'dispatch', params: ({ event }: { event: { command: object } }) => event },
        },
      },
    },
  },
  {
    rule: 'a world that was left has no facts',
    holds: ({ view }) => view.state === 'live' || !view.canReset,
    brokenBy: { at: 'presence.live', on: { 'world.leave': '#world.presence.away' } },
  },
];

import { guidanceMachine, guidanceView } from '@vetsync/machines/shell/guidance';
import {
  defaultPreferences,
  guidanceSteps,
  accountTabsOf,
  demoBase,
  tabsOf,
  parseShellRoute,
} from '@vetsync/machines/shell/model';
import { tabBadges } from '@vetsync/machines/portal/model';
import { emptyProfile } from '@vetsync/machines/profile/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { DemoRole, Notification, NotificationType, TargetRole } from '@vetsync/machines/model/world';
import { notificationsMachine, notificationsView } from '@vetsync/machines/shell/notifications';
import type { PlatformView } from '@vetsync/machines/shell/platform';
import { preferencesMachine, preferencesView } from '@vetsync/machines/shell/preferences';
import { profileSwitchMachine, profileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import type { SessionView } from '@vetsync/machines/account/session';
import { shellMachine, shellView, type ShellContext } from '@vetsync/machines/shell/shell';
import { worldMachine, worldView } from '@vetsync/machines/shell/world';
import { sampleCounts } from '@vetsync/samples/portal';
import { sampleProfileOf, sampleProfiles } from '@vetsync/samples/profile';
import { now, intl, seenAt } from './leads.ts';
import { inState } from './inState.ts';

const hour = 3_600_000;

const samples: readonly (readonly [type: NotificationType, title: string, message: string])[] = [
  [
    'college_application',
    'Decision from Pecan Valley University',
    'You are accepted to Operations Management.',
  ],
  ['job_application', 'Interview with Lone Prairie Freight', 'They’d like to meet you. Choose a time.'],
  ['appointment', 'Appointment requested', 'Riverside Clinic reviews your request and writes to you.'],
  ['nonprofit_application', 'Welcome to Bridge Home', 'You are enrolled. Your first meeting is next week.'],
];

/** `count` notifications of one role, oldest first; the last `unread` of them are unread. */
export const sampleNotifications = (
  count: number,
  unread = count,
  targetRole: TargetRole = 'user',
): Notification[] =>
  Array.from({ length: count }, (_, index) => {
    const [type, title, message] = samples[index % samples.length]!;
    const timestamp = new Date(seenAt - (count - index) * 3 * hour).toISOString();
    const read = index < count - unread;
    return {
      id: `notification-${index}`,
      type,
      title,
      message,
      timestamp,
      read,
      targetRole,
      subjectId: `subject-${index}`,
    };
  });

/** A signed-in user without a profile. */
export const session = (fullName: string, role: SessionView['role'] = 'user'): SessionView => ({
  state: 'signedIn',
  user: { id: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0001', email: 'jordan.reyes@example.org', fullName },
  role,
  isAdmin: role === 'admin',
  veteranVerified: false,
});

interface ShellSituation {
  access?: 'checking' | 'open' | 'redirecting' | 'noProfile';
  panel?: 'none' | NonNullable<PlatformView['shell']['panel']>;
  /** Path and query. */
  url?: string;
  context?: Partial<ShellContext>;
}

const sampleBadges = tabBadges(emptyWorld, sampleCounts, seenAt);

/** A situation of the shell machine, for `inState`. */
export function shellIn({
  access = 'open',
  panel = 'none',
  url = '/demo/platform?role=user',
  context = {},
}: ShellSituation = {}) {
  const [path = '', query] = url.split('?');
  const search = query === undefined ? '' : `?${query}`;
  const isDemo = path.startsWith(demoBase);
  const location = { path: isDemo ? path.slice(demoBase.length) : path, search };
  const route = parseShellRoute(location.path, search);
  return {
    value: { access, panel },
    input: {
      location,
      ...(isDemo
        ? { profiles: sampleProfiles, notice: 'sampleData' as const, navigation: tabsOf }
        : { profiles: [], notice: 'stored' as const, navigation: accountTabsOf }),
    },
    context: { route, ...(isDemo && { badges: sampleBadges }), ...context },
  };
}

export const shellAt = (situation?: ShellSituation) =>
  inState(shellMachine, shellView, shellIn(situation)).args.view;

/** A situation of the profile switcher while `current` is selected, for `inState`. */
export const switcherIn = (
  current: DemoRole | null = 'user',
  notifications: readonly Notification[] = [],
  value: 'idle' | 'switching' = 'idle',
) => ({
  value,
  input: { profiles: sampleProfiles },
  context: {
    route: parseShellRoute('/platform', current ? `?role=${current}` : ''),
    current,
    notifications,
  },
});

/** A situation of the guidance machine with the first step of a role, for `inState`. */
export const guidanceIn = (
  value: 'hidden' | 'waiting' | { visible: 'showing' | 'paused' },
  role: DemoRole = 'user',
) => ({
  value,
  input: {},
  context: {
    role,
    step: guidanceSteps.find((step) => step.role === role) ?? null,
  },
});

export const inboxIn = (notifications: readonly Notification[]) => ({
  value: notifications.length === 0 ? 'empty' : 'listing',
  input: { role: 'user' as const, intl, now },
  context: { ofRole: notifications, all: notifications },
});

export const preferencesIn = (
  value: 'stored' | 'memory',
  changed: Partial<typeof defaultPreferences> = {},
) => ({
  value,
  context: { preferences: { ...defaultPreferences, ...changed } },
});

export const worldIn = (presence: 'live' | 'away' = 'live', store: 'stored' | 'memory' = 'stored') => ({
  value: { presence, store },
  input: { now, random: () => 0.5 },
});

/** The idle platform of the demo's veteran, except for the given parts. */
export const platform = (parts: Partial<PlatformView> = {}): PlatformView => ({
  shell: shellAt(),
  switcher: inState(profileSwitchMachine, profileSwitchView, switcherIn()).args.view,
  guidance: inState(guidanceMachine, guidanceView, guidanceIn('hidden')).args.view,
  inbox: inState(notificationsMachine, notificationsView, inboxIn(sampleNotifications(5, 2))).args.view,
  preferences: inState(preferencesMachine, preferencesView, preferencesIn('stored')).args.view,
  world: inState(worldMachine, worldView, worldIn()).args.view,
  ...parts,
});

/** The demo of one of the five roles. */
export const platformAs = (role: DemoRole): PlatformView =>
  platform({
    shell: shellAt({ url: `/demo/platform?role=${role}` }),
    switcher: inState(
      profileSwitchMachine,
      profileSwitchView,
      switcherIn(role, [
        ...sampleNotifications(12, 12, 'recruiter'),
        ...sampleNotifications(3, 3, 'university'),
      ]),
    ).args.view,
  });

/** The platform of a signed-in user. */
export const accountShell = (fullName: string, role: SessionView['role'] = 'user', detail = '') =>
  shellAt({
    url: '/platform',
    context: {
      session: session(fullName, role),
      profile: { ...emptyProfile, name: fullName, title: detail },
    },
  });

export const veteranName = sampleProfileOf('user').name;

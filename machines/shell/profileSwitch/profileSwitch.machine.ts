import { assign, emit, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { profileSwitchMs, badgeText, profileDetail, unreadFor } from '../../model/world/index.ts';
import type { DemoRole, Notification, SwitchableProfile, World } from '../../model/world/index.ts';
import { parseShellRoute, switchHref } from '../model/index.ts';
import type { ShellRoute } from '../model/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';

/** Events that the switcher sends. */
export type ProfileSwitchEvent = { type: 'profile.choose'; role: DemoRole };

/** Events from the platform. `current` is the current profile, or null if none is chosen. */
export type ProfileSwitchParentEvent =
  | { type: 'route.changed'; route: ShellRoute; current: DemoRole | null }
  | { type: 'world.changed'; world: World };

export type ProfileSwitchEmitted = NavigationEmitted;

export interface ProfileSwitchInput {
  /** In the order in which they are offered. */
  profiles: readonly SwitchableProfile[];
}

export interface ProfileSwitchContext extends ProfileSwitchInput {
  route: ShellRoute;
  /** Null if no profile is chosen. */
  current: DemoRole | null;
  notifications: readonly Notification[];
}

/**
 * Switches between the demo's five profiles (platform spec, sections 2, 4 and 9). The current one is in the URL. A switch takes 300 ms,
 * and others are ignored until it has ended.
 */
export const profileSwitchMachine = setup({
  types: {
    context: {} as ProfileSwitchContext,
    events: {} as ProfileSwitchEvent | ProfileSwitchParentEvent,
    emitted: {} as ProfileSwitchEmitted,
    input: {} as ProfileSwitchInput,
  },
  actions: {
    setCurrent: assign((_, { route, current }: Pick<ProfileSwitchContext, 'route' | 'current'>) => ({
      route,
      current,
    })),
    setNotifications: assign((_, { world }: { world: Pick<ProfileSwitchContext, 'notifications'> }) => ({
      notifications: world.notifications,
    })),
    go: emit(({ context }, { role }: { role: DemoRole }) => ({
      type: 'page.navigate',
      to: switchHref(context.route, role),
      replace: true,
    })),
  },
  guards: { another: ({ context }, { role }: { role: DemoRole }) => role !== context.current },
  delays: { profileSwitch: profileSwitchMs },
}).createMachine({
  id: 'profileSwitch',
  context: ({ input: { profiles } }) => ({
    profiles,
    route: parseShellRoute(''),
    current: null,
    notifications: [],
  }),
  initial: 'idle',
  on: {
    'route.changed': { actions: withEvent('setCurrent') },
    'world.changed': { actions: withEvent('setNotifications') },
  },
  states: {
    idle: {
      on: {
        'profile.choose': {
          guard: withEvent('another'),
          target: 'switching',
          actions: withEvent('go'),
        },
      },
    },
    switching: { after: { profileSwitch: 'idle' } },
  },
});

export interface ProfileOption {
  role: DemoRole;
  name: string;
  /** Id of the drawn portrait, or empty. */
  avatar: string;
  /** Rank and branch, or title and organization. */
  detail: string;
  active: boolean;
  /** Such as `9+`, or null if nothing is unread. */
  badge: string | null;
  /** For accessible names; 0 if the badge is null. */
  unread: number;
  /** URL of the profile. To switch, send `profile.choose`. */
  href: string;
}

export interface ProfileSwitchView {
  /** `switching`: the overlay is visible and choices are ignored. */
  state: 'idle' | 'switching';
  /** Null if no profile is chosen. */
  current: DemoRole | null;
  profiles: readonly ProfileOption[];
}

export function profileSwitchView({
  value,
  context: { profiles, route, current, notifications },
}: SnapshotFrom<typeof profileSwitchMachine>): ProfileSwitchView {
  return {
    state: value,
    current,
    profiles: profiles.map((profile) => {
      const { role, name, avatar } = profile;
      const unread = unreadFor(notifications, role);
      return {
        role,
        name,
        avatar,
        detail: profileDetail(profile),
        active: role === current,
        badge: badgeText(unread),
        unread,
        href: switchHref(route, role),
      };
    }),
  };
}

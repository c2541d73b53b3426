import { assign, emit, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import {
  profileSwitchMs,
  type DemoRole,
  type Notification,
  type SwitchableProfile,
  type World,
} from '../../model/world/index.ts';
import { parseShellRoute, switchHref, type ShellRoute } from '../model/index.ts';
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

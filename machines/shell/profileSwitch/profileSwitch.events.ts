import type { DemoRole, World } from '../../model/world/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';
import type { ShellRoute } from '../model/index.ts';

/** Events that the switcher sends. */
export type ProfileSwitchEvent = { type: 'profile.choose'; role: DemoRole };

/** Events from the platform. `current` is the current profile, or null if none is chosen. */
export type ProfileSwitchParentEvent =
  | { type: 'route.changed'; route: ShellRoute; current: DemoRole | null }
  | { type: 'world.changed'; world: World };

export type ProfileSwitchEmitted = NavigationEmitted;

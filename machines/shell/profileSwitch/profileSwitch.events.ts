import type { DemoRole, World } from '../../model/world/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';
import type { ShellRoute } from '../model/index.ts';

/** What the switcher tells the machine. */
export type ProfileSwitchEvent = { type: 'profile.choose'; role: DemoRole };

/** What the platform passes on. `current` is the profile that is shown, null while nobody is chosen. */
export type ProfileSwitchParentEvent =
  | { type: 'route.changed'; route: ShellRoute; current: DemoRole | null }
  | { type: 'world.changed'; world: World };

export type ProfileSwitchEmitted = NavigationEmitted;

import type { DemoRole, NavigationNews, ShellPlace, World } from '../model/index.ts';

/** What the switcher tells the machine. */
export type ProfileSwitchEvent = { type: 'profile.choose'; role: DemoRole };

/** What the platform passes on. `role` is the profile that the address asks for. */
export type ProfileSwitchInbox =
  | { type: 'place.changed'; place: ShellPlace; role: DemoRole }
  | { type: 'world.changed'; world: World };

export type ProfileSwitchNews = NavigationNews;

import type { SnapshotFrom } from 'xstate';
import { badgeText, profileDetail, unreadFor } from '../../model/world/index.ts';
import { switchHref } from '../model/index.ts';
import type { DemoRole } from '../../model/world/index.ts';
import type { profileSwitchMachine } from './profileSwitch.machine.ts';

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

import type { DemoRole } from '../model/index.ts';

export interface ProfileOption {
  role: DemoRole;
  /** `Veteran Experience`. */
  label: string;
  name: string;
  /** Id of the drawn portrait. */
  avatar: string;
  /** Rank and branch, or title and organisation. */
  detail: string;
  active: boolean;
  /** `9+`, or null where nothing is unread. */
  badge: string | null;
  /** For accessible names; 0 where the badge is null. */
  unread: number;
}

export interface ProfileSwitchView {
  /** `switching`: show the overlay; choices are ignored. */
  state: 'idle' | 'switching';
  current: DemoRole;
  profiles: readonly ProfileOption[];
}

import type { Activity, QuickActionPlace, Reader, Role } from '../model/index.ts';

export interface ActivityView extends Activity {
  href: string;
}

export interface VeteranHomeView {
  name: string;
  /** Rank and branch, or the one that is known; null: the role stands in their place. */
  service: string | null;
  role: Role;
  quickActions: readonly { place: QuickActionPlace; href: string }[];
  /** The newest four. */
  recent: readonly ActivityView[];
  /** Everything, newest first. */
  all: readonly ActivityView[];
  /** Whether everything is shown in its dialog. */
  allOpen: boolean;
  reader: Reader;
}

import type { SnapshotFrom } from 'xstate';
import { quickActionPlaces, recentActivitiesShown } from '../model/index.ts';
import type { Activity, QuickActionPlace } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { Role } from '../../account/model/index.ts';
import type { veteranHomeMachine } from './veteranHome.machine.ts';

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

export function veteranHomeView({
  context,
  value,
}: SnapshotFrom<typeof veteranHomeMachine>): VeteranHomeView {
  const { person, role, links, activities, reader } = context;
  const all = activities.map((activity) => ({ ...activity, href: links[activity.place] }));
  return {
    name: person.name,
    service: [person.rank, person.branch].filter(Boolean).join(', ') || null,
    role,
    quickActions: quickActionPlaces.map((place) => ({ place, href: links[place] })),
    recent: all.slice(0, recentActivitiesShown),
    all,
    allOpen: value === 'allActivities',
    reader,
  };
}

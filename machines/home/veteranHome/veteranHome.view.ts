import type { SnapshotFrom } from 'xstate';
import { quickActionDestinations, recentActivitiesShown } from '../model/index.ts';
import type { Activity, QuickActionDestination } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { Role } from '../../account/model/index.ts';
import type { veteranHomeMachine } from './veteranHome.machine.ts';

export interface ActivityView extends Activity {
  href: string;
}

export interface VeteranHomeView {
  name: string;
  /** Rank and branch, or the known one of them; null if the role is displayed instead. */
  service: string | null;
  role: Role;
  quickActions: readonly { destination: QuickActionDestination; href: string }[];
  /** The newest four. */
  recent: readonly ActivityView[];
  /** Everything, newest first. */
  all: readonly ActivityView[];
  /** Whether the dialog with all activities is open. */
  allOpen: boolean;
  reader: Reader;
}

export function veteranHomeView({
  context,
  value,
}: SnapshotFrom<typeof veteranHomeMachine>): VeteranHomeView {
  const { person, role, links, activities, reader } = context;
  const all = activities.map((activity) => ({ ...activity, href: links[activity.destination] }));
  return {
    name: person.name,
    service: [person.rank, person.branch].filter(Boolean).join(', ') || null,
    role,
    quickActions: quickActionDestinations.map((destination) => ({ destination, href: links[destination] })),
    recent: all.slice(0, recentActivitiesShown),
    all,
    allOpen: value === 'allActivities',
    reader,
  };
}

import type { Activity } from '../model/index.ts';
import type { CompletionItem } from '../../profile/model/completion.ts';
import type { World } from '../../model/world/world.ts';

/** Events that the dashboard sends. */
export type VeteranHomeEvent = { type: 'activities.open' } | { type: 'activities.close' };

/** Events from the app: the open dialog in the URL, the activities, the world or the person's profile changed. */
export type VeteranHomeParentEvent =
  | { type: 'location.changed'; open: VeteranHomeOpen }
  | { type: 'activities.changed'; activities: readonly Activity[] }
  | { type: 'world.changed'; world: World }
  | { type: 'person.changed'; person: VeteranHomePerson };

/** The URL should name what is open now: `?open=activities`. */
export type VeteranHomeEmitted = { type: 'location.changed'; open: VeteranHomeOpen };

/** Value of `open` in the URL, or null. */
export type VeteranHomeOpen = 'activities' | null;

/** The person to welcome. Unknown values are empty strings. */
export interface VeteranHomePerson {
  name: string;
  rank: string;
  branch: string;
  /** What the profile still lacks, most useful first. */
  missing: readonly CompletionItem[];
}

import type { Activity } from '../model/index.ts';

/** Events that the dashboard sends. */
export type VeteranHomeEvent = { type: 'activities.open' } | { type: 'activities.close' };

/** Events from the app: the address names what is open, the world tells what happened. */
export type VeteranHomeParentEvent =
  | { type: 'location.changed'; open: VeteranHomeOpen }
  | { type: 'activities.changed'; activities: readonly Activity[] }
  | { type: 'person.changed'; person: VeteranHomePerson };

/** The address should name what is open now: `?open=activities`. */
export type VeteranHomeEmitted = { type: 'location.changed'; open: VeteranHomeOpen };

/** Value of the address's `open`; null where nothing is. */
export type VeteranHomeOpen = 'activities' | null;

/** Who is welcomed; what is not known is empty. */
export interface VeteranHomePerson {
  name: string;
  rank: string;
  branch: string;
}

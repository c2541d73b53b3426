import type { MentorFilters } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the page of mentors sends. */
export type MentorsEvent =
  | {
      [Name in keyof MentorFilters]: { type: 'filter.change'; filter: Name; value: MentorFilters[Name] };
    }[keyof MentorFilters]
  | { type: 'filters.clear' }
  /** Asks for a conversation. */
  | { type: 'mentor.ask'; mentorId: string }
  | { type: 'mentor.withdraw'; mentorId: string };

/** Events from the app: the filters of the URL, and the requested mentors. */
export type MentorsParentEvent =
  | { type: 'location.changed'; filters: MentorFilters }
  | { type: 'requests.changed'; requestedIds: readonly string[] };

export type MentorsEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  /** The URL should name these filters. */
  | { type: 'search.changed'; filters: MentorFilters };

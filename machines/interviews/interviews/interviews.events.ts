import type { Day } from '../../model/time/index.ts';
import type { Interview } from '../../model/world/index.ts';
import type { InterviewList, InterviewsRoute } from '../model/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';

/** Events that the recruiter's interviews send. Interviews are links, so following one navigates. */
export type InterviewsEvent =
  | { type: 'list.choose'; list: InterviewList }
  /** Filters by one day; null for all days. */
  | { type: 'day.choose'; day: Day | null };

/** Events from the app. */
export type InterviewsParentEvent =
  | { type: 'location.changed'; route: InterviewsRoute }
  | { type: 'interviews.changed'; interviews: readonly Interview[] };

export type InterviewsEmitted = NavigationEmitted;

import type { Day } from '../../model/time/index.ts';
import type { Interview } from '../../model/world/index.ts';
import type { InterviewList, InterviewsRoute } from '../model/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';

/** Events that the recruiter's interviews send. Each interview is a link: following it changes the place. */
export type InterviewsEvent =
  | { type: 'list.choose'; list: InterviewList }
  /** One day only; null: all days. */
  | { type: 'day.choose'; day: Day | null };

/** What the app passes in. */
export type InterviewsParentEvent =
  | { type: 'location.changed'; route: InterviewsRoute }
  | { type: 'interviews.changed'; interviews: readonly Interview[] };

export type InterviewsEmitted = NavigationEmitted;

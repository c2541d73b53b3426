import type { Day, Interview, InterviewList, InterviewsPlace, NavigationNews } from '../model/index.ts';

/** What the recruiter's interviews tell the machine. Each interview is a link: following it changes the place. */
export type InterviewsEvent =
  | { type: 'list.choose'; list: InterviewList }
  /** One day only; null: all days. */
  | { type: 'day.choose'; day: Day | null };

/** What the app passes in. */
export type InterviewsInbox =
  | { type: 'place.changed'; place: InterviewsPlace }
  | { type: 'interviews.changed'; interviews: readonly Interview[] };

export type InterviewsNews = NavigationNews;

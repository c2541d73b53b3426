import type { SnapshotFrom } from 'xstate';
import { addDays } from '../../model/time/index.ts';
import {
  interviewHref,
  interviewLists,
  interviewToday,
  isInterviewOver,
  lastInterviewDay,
  listedInterviews,
  newInterviewHref,
} from '../model/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { Interview } from '../../model/world/index.ts';
import type { InterviewList } from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { shownInterviews } from './interviews.machine.ts';
import type { interviewsMachine } from './interviews.machine.ts';

/** First day of the calendar, in days before today. */
const daysBack = 90;

export interface InterviewItem {
  interview: Interview;
  href: string;
  /** It is over, but has no recorded outcome. */
  isAwaiting: boolean;
}

export interface InterviewsView {
  state: 'some' | 'none' | 'empty';
  list: InterviewList;
  lists: readonly { list: InterviewList; count: number }[];
  day: Day | null;
  /** Interviews of the list by their day, in its order. */
  days: readonly { day: Day; items: readonly InterviewItem[] }[];
  count: number;
  /** The next interview, regardless of filters. */
  next: InterviewItem | null;
  /** For the calendar: the number of interviews per day. */
  calendar: { today: Day; first: Day; last: Day; counts: Readonly<Record<Day, number>> };
  /** Link for scheduling an interview. */
  newHref: string;
  intl: IntlConfig;
}

export function interviewsView({ value, context }: SnapshotFrom<typeof interviewsMachine>): InterviewsView {
  const { at, interviews, route, intl } = context;
  const shown = shownInterviews(context);
  const itemOf = (interview: Interview): InterviewItem => ({
    interview,
    href: interviewHref(at, interview.id),
    isAwaiting: interview.status === 'scheduled' && isInterviewOver(interview, intl.now),
  });
  const [next] = listedInterviews(interviews, 'upcoming', intl.now);
  const byDay = Map.groupBy(shown.map(itemOf), ({ interview }) => interview.date);
  const notCancelledByDay = Map.groupBy(
    interviews.filter(({ status }) => status !== 'cancelled'),
    ({ date }) => date,
  );
  const today = interviewToday(intl.now);
  return {
    state: value === 'judging' ? 'some' : value,
    list: route.list,
    lists: interviewLists.map((list) => ({
      list,
      count: listedInterviews(interviews, list, intl.now).length,
    })),
    day: route.day,
    days: [...byDay].map(([day, those]) => ({ day, items: those })),
    count: shown.length,
    next: next ? itemOf(next) : null,
    calendar: {
      today,
      first: addDays(today, -daysBack),
      last: lastInterviewDay(intl.now),
      counts: Object.fromEntries([...notCancelledByDay].map(([day, those]) => [day, those.length])),
    },
    newHref: newInterviewHref(at),
    intl,
  };
}

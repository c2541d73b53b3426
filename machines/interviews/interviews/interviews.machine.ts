import { assign, enqueueActions, raise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { clockTick, readClock, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import {
  interviewsHref,
  listedInterviews,
  interviewHref,
  interviewLists,
  interviewToday,
  isInterviewOver,
  lastInterviewDay,
  newInterviewHref,
} from '../model/index.ts';
import type { InterviewsRoute, InterviewList } from '../model/index.ts';
import { addDays } from '../../model/time/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { Interview } from '../../model/world/index.ts';
import type { PortalAddress } from '../../messages/model/index.ts';
import type { IntlConfig, NavigationEmitted } from '../../system/model/index.ts';

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

export interface InterviewsInput {
  at: PortalAddress;
  /** All interviews, including past and canceled ones. */
  interviews: readonly Interview[];
  /** From the URL. */
  route: InterviewsRoute;
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface InterviewsContext extends Omit<InterviewsInput, 'intl'> {
  intl: IntlConfig;
}

/** The listed interviews, filtered by the chosen day, if any. */
export const shownInterviews = ({ interviews, route, intl }: InterviewsContext): Interview[] =>
  listedInterviews(interviews, route.list, intl.now).filter(
    ({ date }) => route.day === null || date === route.day,
  );

/**
 * The interviews of a recruiter: a calendar and a list (platform spec, section 2, "Sidebar"). Upcoming interviews
 * become past ones as time passes, without a reload.
 */
export const interviewsMachine = setup({
  types: {
    context: {} as InterviewsContext,
    events: {} as InterviewsEvent | InterviewsParentEvent | ClockTick,
    emitted: {} as InterviewsEmitted,
    input: {} as InterviewsInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setRoute: assign((_, { route }: { route: InterviewsRoute }) => ({ route })),
    setInterviews: assign((_, { interviews }: { interviews: readonly Interview[] }) => ({ interviews })),
    choose: enqueueActions(({ context, enqueue }, change: Partial<InterviewsRoute>) => {
      const route = { ...context.route, ...change };
      const query: Record<string, Day> = {
        ...(route.list !== 'upcoming' && { list: route.list }),
        ...(route.day && { day: route.day }),
      };
      enqueue.assign({ route });
      enqueue.emit({ type: 'page.navigate', to: interviewsHref(context.at, query), replace: true });
    }),
  },
  guards: {
    isEmpty: ({ context }) => context.interviews.length === 0,
    foundNone: ({ context }) => shownInterviews(context).length === 0,
  },
}).createMachine({
  id: 'interviews',
  context: ({ input: { intl, ...input } }) => ({ ...input, intl: { ...intl, now: input.now() } }),
  entry: 'startClock',
  initial: 'judging',
  on: {
    'clock.tick': { target: '.judging', actions: ['readClock', 'startClock'] },
    'location.changed': { target: '.judging', actions: withEvent('setRoute') },
    'interviews.changed': {
      target: '.judging',
      actions: withEvent('setInterviews'),
    },
    'list.choose': {
      target: '.judging',
      actions: { type: 'choose', params: ({ event }) => ({ list: event.list, day: null }) },
    },
    'day.choose': {
      target: '.judging',
      actions: { type: 'choose', params: ({ event }) => ({ day: event.day }) },
    },
  },
  states: {
    judging: {
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'foundNone', target: 'none' },
        { target: 'some' },
      ],
    },
    some: {},
    /** No interviews in this list or on this day. */
    none: {},
    /** There are no interviews at all. */
    empty: {},
  },
});

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

import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { ListedBooking } from '../../bookings/model/booking.ts';
import type { Workspace } from '../../exchange/model/workspace.ts';
import {
  readingPageStates,
  workspaceReading,
  workspaceReadingSetup,
} from '../../exchange/workspace/workspaceReading.ts';
import type { ReadingEvent } from '../../exchange/workspace/workspaceReading.ts';
import {
  mayReview,
  organizationIdOf,
  workspaceFeed,
  workspaceSetup,
} from '../../exchange/workspace/workspaceSetup.ts';
import type { WorkspaceContext, WorkspaceEvent } from '../../exchange/workspace/workspaceSetup.ts';
import { changesNotProvided, promiseNotProvided, withEvent } from '../../kit/index.ts';
import { addDays, dayIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { problemMessage, unreachable } from '../../system/model/index.ts';
import type { IntlConfig, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { interviewLists, isAwaiting, listedInterviews } from '../model/interviews.ts';
import type { InterviewList } from '../model/interviews.ts';
import type { InterviewsRoute } from '../model/interviewsRoute.ts';

/** Events that the interviews send. All else that they hold are links. */
export type InterviewsEvent = { type: 'page.retry' };
/** Events from the app. */
export type InterviewsParentEvent = ProofParentEvent | { type: 'location.changed'; route: InterviewsRoute };
export type InterviewsEmitted = ProofEmitted;

export interface InterviewsInput {
  slug: string;
  /** From the URL. */
  route: InterviewsRoute;
  /** The address of the tab. */
  href: (route: Partial<InterviewsRoute>) => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}
export interface InterviewsContext extends WorkspaceContext, Omit<InterviewsInput, 'intl'> {
  /** Null until they are loaded. */
  read: readonly ListedBooking[] | null;
}
type Event = InterviewsEvent | InterviewsParentEvent | WorkspaceEvent | ReadingEvent;

/** The days of the calendar and of the list before today. */
const daysBack = 90;
/** When what is asked for begins. @param now epoch milliseconds */
export const interviewsFrom = (now: number): string => new Date(now - daysBack * 86_400_000).toISOString();
export interface InterviewsAsked {
  organizationId: string;
  /** An instant. */
  from: string;
}

const workspaceParts = workspaceSetup<InterviewsContext, Event>();
const readingParts = workspaceReadingSetup<InterviewsContext, Event>();
const reading = {
  src: 'loadInterviews',
  input: ({ context }: { context: InterviewsContext }): InterviewsAsked => ({
    organizationId: organizationIdOf(context),
    from: interviewsFrom(context.now()),
  }),
} as const;

/**
 * The interviews of an organization: a calendar and a list (platform spec, section 2, "Sidebar"). Upcoming interviews
 * become past ones as time passes, and what happens shows without a reload.
 */
export const interviewsMachine = setup({
  types: {
    context: {} as InterviewsContext,
    events: {} as Event,
    emitted: {} as InterviewsEmitted,
    input: {} as InterviewsInput,
  },
  actors: {
    ...workspaceParts.actors,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadWorkspace: promiseNotProvided<Workspace, { slug: string }>('loadWorkspace'),
    loadInterviews: promiseNotProvided<readonly ListedBooking[], InterviewsAsked>('loadInterviews'),
  },
  actions: {
    ...workspaceParts.actions,
    ...readingParts.actions,
    goTo: assign((_, { route }: { route: InterviewsRoute }) => ({ route })),
  },
  guards: { ...workspaceParts.guards, ...readingParts.guards },
  delays: { ...workspaceParts.delays, ...readingParts.delays },
}).createMachine({
  id: 'interviews',
  context: ({ input: { intl, ...input } }) => ({
    ...input,
    workspace: null,
    read: null,
    position: null,
    breaks: 0,
    problem: unreachable,
    intl: { ...intl, now: input.now() },
  }),
  invoke: [{ src: 'wakeUps' }, { src: 'locationChanges' }],
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'location.changed': { actions: withEvent('goTo') },
  },
  initial: 'routing',
  states: {
    ...readingPageStates(reading),
    open: {
      type: 'parallel',
      // Nobody is signed in any more, or the person no longer works there: reading finds out which.
      on: { 'feed.denied': 'routing' },
      states: { interviews: workspaceReading(reading), feed: workspaceFeed },
    },
  },
});

/** The days of the calendar after today. */
const daysAhead = 180;

export interface InterviewItem {
  interview: ListedBooking;
  day: Day;
  href: string;
  /** It is over, but has no recorded outcome. */
  isAwaiting: boolean;
}

export interface InterviewsView {
  state: 'loading' | 'failed' | 'closed' | 'some' | 'none' | 'empty';
  list: InterviewList;
  lists: readonly { list: InterviewList; count: number; href: string }[];
  day: Day | null;
  /** Interviews of the list by their day, in its order. */
  days: readonly { day: Day; items: readonly InterviewItem[] }[];
  count: number;
  /** The next interview, regardless of filters. */
  next: InterviewItem | null;
  /** For the calendar: the number of interviews per day. */
  calendar: { today: Day; first: Day; last: Day; counts: Readonly<Record<Day, number>> };
  dayHref: (day: Day | null) => string;
  /** Where an interview is arranged; null for whoever can't. */
  newHref: string | null;
  failure: Phrase | null;
  intl: IntlConfig;
}

export function interviewsView({ value, context }: SnapshotFrom<typeof interviewsMachine>): InterviewsView {
  const { route, href, intl, problem } = context;
  const { list, day } = route;
  const interviews = context.read ?? [];
  const itemOf = (interview: ListedBooking): InterviewItem => ({
    interview,
    day: dayIn(intl.timeZone, Date.parse(interview.start)),
    href: href({ open: interview.id }),
    isAwaiting: isAwaiting(interview, intl.now),
  });
  const listed = (one: InterviewList) => listedInterviews(interviews, one, intl.now).map(itemOf);
  const shown = listed(list).filter((item) => day === null || item.day === day);
  const [next = null] = listed('upcoming');
  const planned = interviewLists.filter((one) => one !== 'cancelled').flatMap(listed);
  const today = dayIn(intl.timeZone, intl.now);
  const found = interviews.length === 0 ? 'empty' : shown.length === 0 ? 'none' : 'some';
  return {
    state: typeof value === 'object' ? found : value === 'failed' || value === 'closed' ? value : 'loading',
    list,
    lists: interviewLists.map((one) => ({ list: one, count: listed(one).length, href: href({ list: one }) })),
    day,
    days: [...Map.groupBy(shown, (item) => item.day)].map(([on, items]) => ({ day: on, items })),
    count: shown.length,
    next,
    calendar: {
      today,
      first: addDays(today, -daysBack),
      last: addDays(today, daysAhead),
      counts: Object.fromEntries(
        [...Map.groupBy(planned, (item) => item.day)].map(([on, items]) => [on, items.length]),
      ),
    },
    dayHref: (on) => href({ list, day: on }),
    newHref: mayReview(context) ? href({ offer: 'new' }) : null,
    failure: value === 'failed' ? problemMessage(problem) : null,
    intl,
  };
}

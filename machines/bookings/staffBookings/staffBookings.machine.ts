import type { SnapshotFrom } from 'xstate';
import { readingPageStates, workspaceReading } from '../../exchange/workspace/workspaceReading.ts';
import { mayReview, workspaceFeed } from '../../exchange/workspace/workspaceSetup.ts';
import { withEvent } from '../../kit/index.ts';
import { provenCall } from '../../kit/provenCall.ts';
import { isEqual } from '../../model/isEqual.ts';
import { addDays, dayIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { problemMessage, unreachable } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { StaffBooking } from '../model/index.ts';
import { actionsInList, canMove, liftedVisit, requestOf, staffBookingsSetup } from './staffBookings.setup.ts';
import type { ListAction, StaffBookingsContext } from './staffBookings.setup.ts';
import { daysListed } from './staffBookingsRoute.ts';
import type { StaffBookingsRoute } from './staffBookingsRoute.ts';

const reading = {
  src: 'loadVisits',
  input: ({ context }: { context: StaffBookingsContext }) => requestOf(context),
} as const;
const acting = {
  'visit.act': { guard: withEvent('canAct'), target: 'sending', actions: withEvent('prepare') },
} as const;
const visits = workspaceReading(reading);

/** What is booked with an organization, day by day or week by week, and the requests to answer. It follows the live feed. */
export const staffBookingsMachine = staffBookingsSetup.createMachine({
  id: 'staffBookings',
  context: ({ input: { intl, ...input } }) => ({
    ...input,
    workspace: null,
    read: null,
    command: null,
    liftedId: null,
    position: null,
    breaks: 0,
    problem: unreachable,
    sendProblem: unreachable,
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
      on: {
        'feed.denied': 'routing',
        'visit.lift': { guard: withEvent('canLift'), actions: withEvent('lift') },
      },
      states: {
        visits: {
          ...visits,
          on: {
            'location.changed': [
              { guard: withEvent('sameRoute') },
              { target: '.rereading', actions: withEvent('goTo') },
            ],
            'visits.outdated': '.rereading',
          },
        },
        feed: workspaceFeed,
        answer: {
          initial: 'idle',
          states: {
            idle: { on: acting },
            ...provenCall({
              name: 'send',
              state: 'sending',
              src: 'sendCommand',
              request: ({ command }: StaffBookingsContext) => ({ command: command! }),
              done: { target: 'idle', actions: ['forget', 'reread'] },
              failed: 'notSent',
              // A colleague may have been faster.
              refused: [{ target: 'notSent', actions: 'reread' }],
            }),
            notSent: { on: acting },
          },
        },
      },
    },
  },
});

export interface ListedVisit extends StaffBooking {
  /** Its page. */
  href: string;
  actions: readonly ListAction[];
  /** Where another time is chosen for it; null: it has to stay. */
  moveHref: string | null;
  isLifted: boolean;
  isSending: boolean;
}

export interface StaffBookingsView {
  state: 'loading' | 'failed' | 'closed' | 'open';
  /** What waits for an answer, the soonest first. */
  requests: readonly ListedVisit[];
  days: readonly {
    day: Day;
    isToday: boolean;
    visits: readonly ListedVisit[];
    /** Where a time of this day is chosen for the visit that is dragged; null: it can't go there. */
    dropHref: string | null;
  }[];
  /** What is shown is of other days, or it could not be read again. */
  isOld: boolean;
  route: StaffBookingsRoute;
  providers: readonly { id: string; title: string }[];
  links: {
    before: string;
    after: string;
    today: string;
    day: string;
    week: string;
    provider: (calendarId: string | null) => string;
  };
  mayAnswer: boolean;
  /** What could not be done. */
  failure: Phrase | null;
  intl: IntlConfig;
}

export function staffBookingsView({
  value,
  context,
}: SnapshotFrom<typeof staffBookingsMachine>): StaffBookingsView {
  const { read, route, href, visitHref, command, intl } = context;
  const open = typeof value === 'object' ? value.open : null;
  const state = open ? 'open' : value === 'failed' || value === 'closed' ? value : 'loading';
  const { first, until } = daysListed(route, intl);
  const isSending = open !== null && ['sending', 'refused', 'proving'].includes(open.answer);
  const listed = (visit: StaffBooking): ListedVisit => ({
    ...visit,
    href: visitHref(visit.id),
    actions: actionsInList(context, visit),
    moveHref: canMove(context, visit) ? context.moveHref(visit, null) : null,
    isLifted: visit.id === context.liftedId,
    isSending: isSending && command?.payload.bookingId === visit.id,
  });
  const visitsListed = (read?.visits ?? []).map(listed);
  const length = route.span === 'week' ? 7 : 1;
  const today = dayIn(intl.timeZone, intl.now);
  const lifted = liftedVisit(context);
  const { organizationId: _id, ...range } = requestOf(context);
  return {
    state,
    requests: (read?.requests ?? []).map(listed),
    days: Array.from({ length }, (_, index) => addDays(first, index)).map((day) => ({
      day,
      isToday: day === today,
      dropHref:
        lifted && day >= today && day !== dayIn(intl.timeZone, Date.parse(lifted.start))
          ? context.moveHref(lifted, day)
          : null,
      visits: visitsListed.filter(({ start }) => dayIn(intl.timeZone, Date.parse(start)) === day),
    })),
    isOld: open?.visits === 'old' || (read !== null && !isEqual(read.range, range)),
    route,
    providers: read?.providers ?? [],
    links: {
      before: href({ ...route, day: addDays(first, -length) }),
      after: href({ ...route, day: until }),
      today: href({ ...route, day: null }),
      day: href({ ...route, span: 'day' }),
      week: href({ ...route, span: 'week' }),
      provider: (calendarId) => href({ ...route, calendarId }),
    },
    mayAnswer: mayReview(context),
    failure:
      open?.answer === 'notSent'
        ? problemMessage(context.sendProblem)
        : state === 'failed'
          ? problemMessage(context.problem)
          : null,
    intl,
  };
}

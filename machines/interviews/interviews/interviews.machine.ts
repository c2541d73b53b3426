import { assign, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { interviewsHref, listedInterviews } from '../model/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { Interview } from '../../model/world/index.ts';
import type { InterviewsPlace } from '../model/index.ts';
import type { PortalAt } from '../../messages/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { InterviewsEvent, InterviewsParentEvent, InterviewsEmitted } from './interviews.events.ts';

export interface InterviewsInput {
  at: PortalAt;
  /** Everything known, also what is over or called off. */
  interviews: readonly Interview[];
  /** What the address says. */
  place: InterviewsPlace;
  /** Whether samples are among them. */
  isSample: boolean;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface InterviewsContext extends Omit<InterviewsInput, 'reader'> {
  reader: Reader;
}

/** Those of the list, of the chosen day if there is one. */
export const shownInterviews = ({ interviews, place, reader }: InterviewsContext): Interview[] =>
  listedInterviews(interviews, place.list, reader.now).filter(
    ({ date }) => place.day === null || date === place.day,
  );

/** The interviews of a recruiter: a month and what it holds (platform spec, section 2, "Sidebar"). */
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
    setPlace: assign((_, { place }: { place: InterviewsPlace }) => ({ place })),
    setInterviews: assign((_, { interviews }: { interviews: readonly Interview[] }) => ({ interviews })),
    choose: enqueueActions(({ context, enqueue }, change: Partial<InterviewsPlace>) => {
      const place = { ...context.place, ...change };
      const query: Record<string, Day> = {
        ...(place.list !== 'upcoming' && { list: place.list }),
        ...(place.day && { day: place.day }),
      };
      enqueue.assign({ place });
      enqueue.emit({ type: 'page.navigate', to: interviewsHref(context.at, query), replace: true });
    }),
  },
  guards: {
    isEmpty: ({ context }) => context.interviews.length === 0,
    foundNone: ({ context }) => shownInterviews(context).length === 0,
  },
}).createMachine({
  id: 'interviews',
  context: ({ input: { reader, ...input } }) => ({ ...input, reader: { ...reader, now: input.now() } }),
  entry: 'startClock',
  initial: 'judging',
  on: {
    'clock.tick': { target: '.judging', actions: ['readClock', 'startClock'] },
    'place.changed': { target: '.judging', actions: withEvent('setPlace') },
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
    /** The list or the day has none. */
    none: {},
    /** None was ever arranged. */
    empty: {},
  },
});

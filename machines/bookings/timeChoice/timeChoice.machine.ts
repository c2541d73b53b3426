import { onTimeout, transitionWithError, withEvent } from '../../kit/index.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { dayIn } from '../../model/time/zoned.ts';
import { crisisAlways, crisisFirst, crisisInvoke, crisisOn } from '../../system/crisis/crisisParts.ts';
import { noCrisis } from '../../system/model/crisisWatch.ts';
import { unreachable } from '../../system/model/index.ts';
import { daysAhead, weekOf } from './days.ts';
import { timeChoiceSetup } from './timeChoice.setup.ts';
import type { TimeChoiceContext } from './timeChoice.setup.ts';
import { provenCall } from '../../kit/provenCall.ts';

const dayMs = 86_400_000;
const lose = (lost: 'taken' | 'expired') => [{ type: 'lose', params: { lost } }, 'markOutdated'] as const;

const loadTimes = {
  src: 'loadTimes',
  input: ({ context: { calendarId, visitTypeId, movedId, now } }: { context: TimeChoiceContext }) => {
    const from = now();
    return {
      calendarId,
      visitTypeId: visitTypeId!,
      bookingId: movedId,
      from,
      to: from + daysAhead * dayMs,
    };
  },
  onDone: { target: 'known', actions: withEvent('setTimes') },
} as const;

/** What can be changed while nothing is sent. */
const choosing = {
  'visit.choose': {
    guard: withEvent('otherVisit'),
    actions: [withEvent('chooseVisit'), 'drop', 'markOutdated'],
  },
  'week.step': { guard: withEvent('canStep'), actions: withEvent('stepWeek') },
  'week.next': { guard: 'hasLater', actions: 'goToNextWeek' },
  'day.choose': { actions: withEvent('chooseDay') },
  'time.choose': { guard: withEvent('offered'), actions: [withEvent('chooseTime'), 'take'] },
  'reason.change': { actions: withEvent('write') },
  'hold.taken': { actions: lose('taken') },
  'hold.over': { actions: lose('expired') },
  'time.book': [crisisFirst, { guard: 'canBook', target: 'sending', actions: 'prepare' }],
} as const;

/**
 * A time in somebody's calendar. Whoever has chosen one holds it while the page is open, for a few minutes, so that nobody
 * else takes it while they write. A time that is lost is cleared, and what is left is offered.
 */
export const timeChoiceMachine = timeChoiceSetup.createMachine({
  id: 'timeChoice',
  context: ({ input: { intl, ...input } }) => ({
    ...input,
    calendar: null,
    moved: null,
    visitTypeId: null,
    times: null,
    week: weekOf(dayIn(intl.timeZone, input.now())),
    day: null,
    time: null,
    reason: '',
    lost: null,
    heldUntil: null,
    hold: null,
    command: null,
    booked: null,
    crisis: noCrisis,
    problem: unreachable,
    intl: { ...intl, now: input.now() },
  }),
  invoke: [{ src: 'wakeUps' }, crisisInvoke],
  always: crisisAlways,
  entry: 'startClock',
  on: { ...crisisOn, 'clock.tick': { actions: ['readClock', 'startClock'] } },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadCalendar',
        input: ({ context }) => ({ id: context.calendarId, movedId: context.movedId }),
        onDone: { target: 'deciding', actions: withEvent('setCalendar') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    deciding: { always: [{ guard: 'bookable', target: 'open' }, { target: 'closed' }] },
    /** Nothing can be booked here. */
    closed: {},
    ...loadFailureStates('loading'),
    open: {
      type: 'parallel',
      states: {
        times: {
          initial: 'loading',
          states: {
            /** Those that were known stay visible. */
            loading: {
              on: { 'times.outdated': { target: 'loading', reenter: true } },
              invoke: { ...loadTimes, onError: transitionWithError('failed') },
              after: onTimeout('failed'),
            },
            known: { on: { 'times.outdated': 'loading', 'page.woken': 'loading' } },
            failed: {
              on: { 'times.outdated': 'loading', 'page.woken': 'loading', 'times.retry': 'loading' },
            },
          },
        },
        hold: {
          initial: 'none',
          on: { 'hold.take': { guard: 'isNew', target: '.holding' }, 'hold.drop': '.none' },
          states: {
            none: {},
            holding: {
              invoke: {
                src: 'sendCommand',
                input: ({ context }) => ({ command: context.hold! }),
                onDone: { target: 'held', actions: 'setHeld' },
                onError: [
                  { guard: withEvent('takenByOthers'), target: 'none', actions: 'reportTaken' },
                  // It can be booked all the same, if nobody is faster.
                  { target: 'none' },
                ],
              },
            },
            held: { after: { holdOver: { target: 'none', actions: 'reportOver' } } },
          },
        },
        form: {
          initial: 'choosing',
          states: {
            choosing: { on: choosing },
            /** The session ended: the sign-in dialog is open. */
            ...provenCall({
              state: 'sending',
              src: 'sendCommand',
              request: (context: TimeChoiceContext) => ({ command: context.command! }),
              done: { target: 'booked', actions: withEvent('setBooked') },
              failed: 'notSent',
              refused: [
                { guard: 'taken', target: 'choosing', actions: lose('taken') },
                { target: 'notSent' },
              ],
            }),
            notSent: { on: choosing },
            booked: {},
          },
        },
      },
    },
  },
});

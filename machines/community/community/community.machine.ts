import { withEvent } from '../../kit/index.ts';
import { noMove } from './eventMove.ts';
import { communitySetup, eventPageSize, noReport, nothingSaid, requestOf } from './community.setup.ts';

const reportWriting = {
  'report.change': { target: 'writing', actions: withEvent('changeReport') },
  'report.send': { guard: 'canReport', target: 'sending' },
  'report.close': '#community.dialog.routing',
} as const;

const moveWriting = {
  'move.change': { target: 'writing', actions: withEvent('changeMove') },
  'move.send': [{ guard: 'canMove', target: 'sending' }, { actions: 'showMoveErrors' }],
  'move.close': '#community.dialog.routing',
} as const;

/**
 * The community's events: search, participation and My Events (feature spec, section 2, "Community Hub"). Joining an
 * event that overlaps with another asks first, and so does canceling an event that one has announced.
 */
export const communityMachine = communitySetup.createMachine({
  id: 'community',
  type: 'parallel',
  context: ({ input: { intl, ...input } }) => ({
    ...input,
    kept: input.kept ?? [],
    known: input.events,
    found: [],
    cursor: null,
    searched: requestOf(input, null),
    sent: null,
    part: null,
    partOf: null,
    saying: nothingSaid,
    report: noReport,
    reportProblem: null,
    move: noMove,
    moveProblem: null,
    intl: { ...intl, now: input.now() },
    shownCount: eventPageSize,
    confirmingEventId: null,
  }),
  entry: 'startClock',
  on: {
    'kept.changed': { actions: withEvent('setKept') },
    'deadline.save': { actions: withEvent('saveDeadline') },
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'filter.change': { actions: [withEvent('changeFilter'), 'emitFilters'] },
    'filters.clear': { actions: ['clearFilters', 'emitFilters'] },
    'command.settled': { guard: withEvent('isSent'), actions: withEvent('endCommand') },
    'list.more': { actions: 'showMore' },
    'calendar.save': { actions: withEvent('saveToCalendar') },
    'event.leave': { actions: withEvent('leave') },
    'event.wait': {
      guard: withEvent('canJoinWaitlist'),
      actions: { type: 'engage', params: ({ event }) => ({ eventId: event.eventId, step: 'wait' }) },
    },
  },
  states: {
    /** Events of organizations that match the words and the category. What was found before stays. */
    search: {
      initial: 'loading',
      always: { guard: 'isOutdated', target: '.waiting' },
      states: {
        waiting: { entry: 'noteSearch', after: { searchDebounce: 'loading' } },
        loading: {
          invoke: {
            src: 'findEvents',
            input: ({ context }) => requestOf(context, null),
            onDone: { target: 'idle', actions: withEvent('addPage') },
            onError: 'failed',
          },
          after: { submitTimeout: 'failed' },
        },
        idle: { on: { 'found.more': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            src: 'findEvents',
            input: ({ context }) => requestOf(context, context.cursor),
            onDone: { target: 'idle', actions: withEvent('addPage') },
            onError: 'failed',
          },
          after: { submitTimeout: 'failed' },
        },
        failed: { on: { 'search.retry': 'loading' } },
      },
    },
    results: {
      initial: 'some',
      states: {
        some: { always: { guard: 'foundNone', target: 'none' } },
        none: { always: { guard: 'foundSome', target: 'some' } },
      },
    },
    more: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'moreAreSet', target: 'shown' }, { target: 'hidden' }] },
        hidden: {
          on: {
            'more.show': 'shown',
            'location.changed': {
              guard: withEvent('asksForMore'),
              target: 'shown',
            },
          },
        },
        shown: { on: { 'more.hide': 'hidden' } },
      },
    },
    dialog: {
      initial: 'routing',
      on: {
        'location.changed': {
          target: '.routing',
          actions: withEvent('setRoute'),
        },
        'events.changed': {
          target: '.routing',
          actions: withEvent('setEvents'),
        },
        'event.open': {
          target: '.routing',
          actions: [withEvent('open'), 'emitOpen'],
        },
        'event.join': [
          {
            guard: withEvent('wouldClash'),
            target: '.askingClash',
            actions: withEvent('confirm'),
          },
          {
            guard: withEvent('canJoin'),
            actions: { type: 'engage', params: ({ event }) => ({ eventId: event.eventId, step: 'join' }) },
          },
        ],
        'event.cancel': {
          guard: withEvent('canCancel'),
          target: '.askingCancel',
          actions: withEvent('confirm'),
        },
      },
      states: {
        routing: {
          entry: ['clearConfirmingEvent', 'keepPart'],
          always: [
            { guard: 'isAtNone', target: 'closed' },
            { guard: 'isWhole', target: 'event' },
            { guard: 'mayBeListed', target: 'reading' },
            { target: 'missing' },
          ],
        },
        closed: {},
        /** The URL may name an organization's event that is not loaded. */
        reading: {
          invoke: {
            src: 'readEvent',
            input: ({ context }) => ({ id: context.route.eventId ?? '' }),
            onDone: { target: 'routing', actions: withEvent('addEvent') },
            // What the reader keeps of it is better than nothing.
            onError: [{ guard: 'isThere', target: 'event' }, { target: 'missing' }],
          },
          after: { submitTimeout: [{ guard: 'isThere', target: 'event' }, { target: 'missing' }] },
        },
        /** One event by itself. */
        event: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'opensListed', target: 'reading' }, { target: 'plain' }] },
            /** Its own organizer's, or the demo's: all is known. */
            plain: {},
            /** The reader's part in an organization's event. What was known of it stays. */
            reading: {
              invoke: {
                src: 'readParticipation',
                input: ({ context }) => ({ id: context.route.eventId ?? '' }),
                onDone: { target: 'known', actions: withEvent('setPart') },
                onError: 'unknown',
              },
              after: { submitTimeout: 'unknown' },
            },
            known: {},
            unknown: { on: { 'part.retry': 'reading' } },
          },
          on: {
            'guests.change': { actions: { type: 'say', params: ({ event: { guests } }) => ({ guests }) } },
            'seen.change': { actions: { type: 'say', params: ({ event: { isSeen } }) => ({ isSeen }) } },
            'answer.change': { actions: withEvent('answer') },
            'move.open': { guard: 'isMovable', target: 'moving', actions: 'startMove' },
            'report.open': { guard: 'isReportable', target: 'reporting', actions: 'startReport' },
            'dialog.close': {
              target: 'closed',
              actions: [{ type: 'open', params: { eventId: null } }, 'emitOpen'],
            },
          },
        },
        /** An event of another person, to the administrators. */
        reporting: {
          initial: 'writing',
          on: { 'events.changed': { actions: withEvent('setEvents') } },
          states: {
            writing: { on: reportWriting },
            sending: {
              entry: 'sendReport',
              on: {
                'command.settled': [
                  { guard: withEvent('isReported'), target: 'sent' },
                  {
                    guard: withEvent('isNotReported'),
                    target: 'notSent',
                    actions: withEvent('setReportProblem'),
                  },
                ],
              },
            },
            notSent: { on: reportWriting },
            sent: { on: { 'report.close': '#community.dialog.routing' } },
          },
        },
        /** The reader's own event, to another time or place. */
        moving: {
          initial: 'writing',
          on: { 'events.changed': { actions: withEvent('setEvents') } },
          states: {
            writing: { on: moveWriting },
            sending: {
              entry: 'sendMove',
              on: {
                'command.settled': [
                  { guard: withEvent('isMoved'), target: '#community.dialog.reading', actions: 'toastMoved' },
                  { guard: withEvent('isNotMoved'), target: 'notSent', actions: withEvent('setMoveProblem') },
                ],
              },
            },
            notSent: { on: moveWriting },
          },
        },
        /** The event in the URL doesn't exist or was canceled. */
        missing: {
          on: {
            'dialog.close': {
              target: 'closed',
              actions: [{ type: 'open', params: { eventId: null } }, 'emitOpen'],
            },
          },
        },
        /** The reader takes part in another event at that time. */
        askingClash: {
          always: { guard: 'askedCannotJoin', target: 'routing' },
          on: {
            'events.changed': { actions: withEvent('setEvents') },
            'action.confirm': {
              target: 'routing',
              actions: {
                type: 'engage',
                params: ({ context }) => ({ eventId: context.confirmingEventId, step: 'join' }),
              },
            },
            'confirmation.dismiss': 'routing',
          },
        },
        askingCancel: {
          always: { guard: 'askedIsGone', target: 'routing' },
          on: {
            'events.changed': { actions: withEvent('setEvents') },
            'action.confirm': { target: 'routing', actions: 'cancel' },
            'confirmation.dismiss': 'routing',
          },
        },
      },
    },
  },
});

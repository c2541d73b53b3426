import { communitySetup, eventsShown } from './community.setup.ts';

/** The community's events: look for them, take part, keep track (feature spec, section 2, "Community Hub"). */
export const communityMachine = communitySetup.createMachine({
  id: 'community',
  type: 'parallel',
  context: ({ input: { reader, ...input } }) => ({
    ...input,
    reader: { ...reader, now: input.now() },
    shown: eventsShown,
    askedId: null,
  }),
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'filter.change': { actions: [{ type: 'changeFilter', params: ({ event }) => event }, 'sayFilters'] },
    'filters.clear': { actions: ['clearFilters', 'sayFilters'] },
    'list.extend': { actions: 'extend' },
    'calendar.save': { actions: { type: 'saveToCalendar', params: ({ event }) => event } },
    'event.leave': { actions: { type: 'leave', params: ({ event }) => event } },
    'event.wait': {
      guard: { type: 'mayWait', params: ({ event }) => event },
      actions: { type: 'engage', params: ({ event }) => ({ eventId: event.eventId, step: 'wait' }) },
    },
  },
  states: {
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
            'place.changed': {
              guard: { type: 'asksForMore', params: ({ event }) => event },
              target: 'shown',
            },
          },
        },
        shown: { on: { 'more.hide': 'hidden' } },
      },
    },
    dialog: {
      initial: 'arriving',
      on: {
        'place.changed': {
          target: '.arriving',
          actions: { type: 'notePlace', params: ({ event }) => event },
        },
        'events.changed': {
          target: '.arriving',
          actions: { type: 'noteEvents', params: ({ event }) => event },
        },
        'event.open': {
          target: '.arriving',
          actions: [{ type: 'open', params: ({ event }) => event }, 'sayOpen'],
        },
        'event.join': [
          {
            guard: { type: 'wouldClash', params: ({ event }) => event },
            target: '.askingClash',
            actions: { type: 'ask', params: ({ event }) => event },
          },
          {
            guard: { type: 'mayJoin', params: ({ event }) => event },
            actions: { type: 'engage', params: ({ event }) => ({ eventId: event.eventId, step: 'join' }) },
          },
        ],
        'event.cancel': {
          guard: { type: 'mayCancel', params: ({ event }) => event },
          target: '.askingCancel',
          actions: { type: 'ask', params: ({ event }) => event },
        },
      },
      states: {
        arriving: {
          entry: 'askNothing',
          always: [
            { guard: 'isAtNone', target: 'closed' },
            { guard: 'isThere', target: 'event' },
            { target: 'missing' },
          ],
        },
        closed: {},
        /** One event by itself. */
        event: {
          on: {
            'dialog.close': {
              target: 'closed',
              actions: [{ type: 'open', params: { eventId: null } }, 'sayOpen'],
            },
          },
        },
        /** The address names an event that is not there, or was called off. */
        missing: {
          on: {
            'dialog.close': {
              target: 'closed',
              actions: [{ type: 'open', params: { eventId: null } }, 'sayOpen'],
            },
          },
        },
        /** The reader takes part in another event at that time. */
        askingClash: {
          always: { guard: 'askedCannotJoin', target: 'arriving' },
          on: {
            'events.changed': { actions: { type: 'noteEvents', params: ({ event }) => event } },
            'question.confirm': {
              target: 'arriving',
              actions: {
                type: 'engage',
                params: ({ context }) => ({ eventId: context.askedId, step: 'join' }),
              },
            },
            'question.dismiss': 'arriving',
          },
        },
        askingCancel: {
          always: { guard: 'askedIsGone', target: 'arriving' },
          on: {
            'events.changed': { actions: { type: 'noteEvents', params: ({ event }) => event } },
            'question.confirm': { target: 'arriving', actions: 'cancel' },
            'question.dismiss': 'arriving',
          },
        },
      },
    },
  },
});

import { leadsAdminSetup } from './leadsAdmin.setup.ts';

/** The live feed: reconnects after 1, 2, 5, then 10 s, and gives up on a silent one (platform spec, section 9). */
export const feed = leadsAdminSetup.createStateConfig({
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'offline', target: 'offline' }, { target: 'linked' }] },
    linked: {
      initial: 'connecting',
      invoke: {
        src: 'followFeed',
        input: ({ context }) => ({ after: context.position }),
        onError: { target: 'reconnecting', actions: ['noteBreak', 'settleFeed'] },
      },
      on: {
        'feed.closed': { target: 'reconnecting', actions: ['noteBreak', 'settleFeed'] },
        'feed.denied': '#leadsAdmin.denied',
        'feed.crowded': {
          target: 'crowded',
          actions: [{ type: 'waitForRoom', params: ({ event }) => event }, 'settleFeed'],
        },
        'connection.changed': { guard: 'wentAway', target: 'offline' },
      },
      states: {
        connecting: {
          on: {
            'feed.opened': [
              {
                guard: 'unfollowed',
                target: 'live',
                actions: [{ type: 'notePosition', params: ({ event }) => event }, 'outdateList'],
              },
              { target: 'live' },
            ],
          },
          after: {
            submitTimeout: {
              target: '#leadsAdmin.open.feed.reconnecting',
              actions: ['noteBreak', 'settleFeed'],
            },
          },
        },
        live: {
          on: {
            'feed.lead': {
              target: 'live',
              reenter: true,
              actions: [
                { type: 'notePosition', params: ({ event }) => event },
                'noteLife',
                { type: 'announce', params: ({ event }) => event },
              ],
            },
            'feed.reset': {
              actions: [{ type: 'notePosition', params: ({ event }) => event }, 'outdateList'],
            },
            'feed.heartbeat': { target: 'live', reenter: true, actions: 'noteLife' },
            'feed.connecting': 'connecting',
          },
          after: {
            feedDead: {
              target: '#leadsAdmin.open.feed.reconnecting',
              actions: ['noteBreak', 'settleFeed'],
            },
          },
        },
      },
    },
    reconnecting: {
      always: { guard: 'waitOver', target: 'linked' },
      on: {
        'connection.changed': [
          { guard: 'wentAway', target: 'offline' },
          { guard: 'cameBack', target: 'linked' },
        ],
      },
      after: { countdownTick: { target: 'reconnecting', reenter: true, actions: 'countDown' } },
    },
    /** Followed in as many other places as allowed: tries again, as one of them may be closed meanwhile. */
    crowded: {
      always: { guard: 'waitOver', target: 'linked' },
      on: { 'connection.changed': { guard: 'wentAway', target: 'offline' } },
      after: { countdownTick: { target: 'crowded', reenter: true, actions: 'countDown' } },
    },
    offline: {
      entry: 'settleFeed',
      on: { 'connection.changed': { guard: 'cameBack', target: 'linked' } },
    },
  },
});

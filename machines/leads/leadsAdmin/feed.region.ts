import { withEvent } from '../../kit/index.ts';
import { leadsAdminSetup } from './leadsAdmin.setup.ts';

/** The live feed: reconnects after 1, 2, 5, then 10 s, and also when the feed is silent for too long (platform spec, section 9). */
export const feedRegion = leadsAdminSetup.createStateConfig({
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'offline', target: 'offline' }, { target: 'linked' }] },
    linked: {
      initial: 'connecting',
      invoke: {
        src: 'followFeed',
        input: ({ context }) => ({ after: context.position }),
        onError: { target: 'reconnecting', actions: ['countBreak', 'settleFeed'] },
      },
      on: {
        'feed.closed': { target: 'reconnecting', actions: ['countBreak', 'settleFeed'] },
        'feed.denied': '#leadsAdmin.denied',
        'feed.crowded': {
          target: 'crowded',
          actions: [withEvent('waitForRoom'), 'settleFeed'],
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
                actions: [withEvent('setPosition'), 'outdateList'],
              },
              { target: 'live' },
            ],
          },
          after: {
            submitTimeout: {
              target: '#leadsAdmin.open.feed.reconnecting',
              actions: ['countBreak', 'settleFeed'],
            },
          },
        },
        live: {
          on: {
            'feed.row': {
              target: 'live',
              reenter: true,
              actions: [withEvent('setPosition'), 'resetBreaks', withEvent('announce')],
            },
            'feed.reset': {
              actions: [withEvent('setPosition'), 'outdateList'],
            },
            'feed.heartbeat': { target: 'live', reenter: true, actions: 'resetBreaks' },
            'feed.connecting': 'connecting',
          },
          after: {
            feedDead: {
              target: '#leadsAdmin.open.feed.reconnecting',
              actions: ['countBreak', 'settleFeed'],
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
    /** The administrator has too many open streams. Retries, because another one may be closed. */
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

import { withEvent } from './withEvent.ts';

/**
 * States of a region that follows a live feed, and follows it again after an interruption: `position` of the context is
 * where it goes on. The machine provides the actions `receiveRow`, `setPosition`, `loseFeed` (raises `feed.closed`) and
 * `countBreak`, the guard `unfollowed` (nothing was followed before, so something may have been missed), the action
 * `outdate` for it, and the delays `submitTimeout`, `feedDead` and `reconnect`.
 */
export const followedFeed = <Src extends string, Context extends { position: string | null }, Input>(
  src: Src,
  input: (of: { context: Context }) => Input,
) =>
  ({
    following: {
      initial: 'connecting',
      invoke: { src, input, onError: { target: 'waiting', actions: 'countBreak' } },
      on: {
        'feed.closed': { target: 'waiting', actions: 'countBreak' },
        'feed.crowded': { target: 'waiting', actions: 'countBreak' },
        'feed.reset': { actions: [withEvent('setPosition'), 'outdate'] },
      },
      states: {
        connecting: {
          on: {
            'feed.opened': [
              { guard: 'unfollowed', target: 'live', actions: [withEvent('setPosition'), 'outdate'] },
              { target: 'live' },
            ],
          },
          after: { submitTimeout: { actions: 'loseFeed' } },
        },
        live: {
          on: {
            'feed.row': {
              target: 'live',
              reenter: true,
              actions: [withEvent('setPosition'), withEvent('receiveRow')],
            },
            'feed.heartbeat': { target: 'live', reenter: true },
            'feed.connecting': 'connecting',
          },
          after: { feedDead: { actions: 'loseFeed' } },
        },
      },
    },
    /** What is displayed may be old. */
    waiting: { after: { reconnect: 'following' }, on: { 'page.woken': 'following' } },
  }) as const;

import { searchListStates } from '../../kit/pagedList.ts';
import { inboxSearchMax, searchForAll } from '../model/index.ts';
import { inboxSetup } from './inbox.setup.ts';
import { mailboxOf } from './inboxContext.ts';
import type { InboxContext } from './inboxContext.ts';

const pages = searchListStates({
  src: 'loadThreads',
  request: (context: InboxContext, cursor) => {
    const { q, isUnread } = context.route;
    return { ...mailboxOf(context), q, isUnread, cursor };
  },
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.more',
});

/** The conversations, those with the newest message first. */
export const listRegion = inboxSetup.createStateConfig({
  initial: 'loading',
  on: {
    'inbox.outdated': '.refreshing',
    'search.change': {
      target: '.searching',
      actions: { type: 'search', params: ({ event }) => ({ q: event.q.slice(0, inboxSearchMax) }) },
    },
    'list.choose': {
      target: '.refreshing',
      actions: [{ type: 'search', params: ({ event }) => ({ isUnread: event.isUnread }) }, 'emitRoute'],
    },
    'filters.clear': {
      target: '.refreshing',
      actions: [{ type: 'search', params: searchForAll }, 'emitRoute'],
    },
    'location.changed': [
      { guard: 'isSameSearch' },
      {
        target: '.refreshing',
        actions: {
          type: 'search',
          params: ({ event: { route } }) => ({ q: route.q, isUnread: route.isUnread }),
        },
      },
    ],
  },
  states: {
    ...pages,
    // What is outdated before it was read is no empty list.
    loading: { ...pages.loading, on: { 'inbox.outdated': { target: 'loading', reenter: true } } },
    loaded: { always: { target: 'listed', actions: ['openKnown', 'see'] } },
  },
});

import { pagedListStates } from '../../kit/pagedList.ts';
import { inboxSetup } from './inbox.setup.ts';
import { mailboxOf } from './inboxContext.ts';
import type { InboxContext } from './inboxContext.ts';

const pages = pagedListStates({
  src: 'loadThreads',
  request: (context: InboxContext, cursor) => ({ ...mailboxOf(context), cursor }),
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.more',
});

/** The conversations, those with the newest message first. */
export const listRegion = inboxSetup.createStateConfig({
  initial: 'loading',
  on: { 'inbox.outdated': '.refreshing' },
  states: {
    ...pages,
    loaded: { always: { target: 'listed', actions: ['openKnown', 'see'] } },
    /** The list before stays visible. */
    refreshing: pages.loading,
  },
});

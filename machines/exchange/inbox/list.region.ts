import { onTimeout, withEvent, withProblem } from '../../kit/index.ts';
import { inboxSetup, mailboxOf } from './inbox.setup.ts';
import type { InboxContext } from './inbox.setup.ts';

const newest = {
  invoke: {
    src: 'loadThreads',
    input: ({ context }: { context: InboxContext }) => ({ ...mailboxOf(context), cursor: null }),
    onDone: { target: 'listed', actions: [withEvent('setThreads'), 'openKnown', 'see'] },
    onError: withProblem('failed'),
  },
  after: onTimeout('failed'),
} as const;

/** The conversations, those with the newest message first. */
export const listRegion = inboxSetup.createStateConfig({
  initial: 'loading',
  on: { 'inbox.outdated': '.refreshing' },
  states: {
    loading: newest,
    failed: { on: { 'list.retry': 'loading' } },
    listed: {
      initial: 'idle',
      states: {
        idle: { on: { 'list.more': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            src: 'loadThreads',
            input: ({ context }) => ({ ...mailboxOf(context), cursor: context.cursor }),
            onDone: { target: 'idle', actions: withEvent('addThreads') },
            onError: withProblem('pageFailed'),
          },
          after: onTimeout('pageFailed'),
        },
        pageFailed: { on: { 'list.more': 'loadingMore' } },
      },
    },
    /** The list before stays visible. */
    refreshing: newest,
  },
});

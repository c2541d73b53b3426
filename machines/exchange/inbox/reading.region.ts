import { inboxSetup } from './inbox.setup.ts';
import { threadCommandOf } from './inboxCommands.ts';

/** Tells the server that the open conversation has been read. */
export const readingRegion = inboxSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'thread.seen': { guard: 'isUnread', target: 'marking' } } },
    marking: {
      invoke: {
        src: 'sendCommand',
        input: ({ context }) => ({ command: threadCommandOf(context, 'thread.read') }),
        onDone: { target: 'idle', actions: 'markOutdated' },
        // It stays unread, and is marked the next time.
        onError: 'idle',
      },
      after: { submitTimeout: 'idle' },
    },
  },
});

import { withEvent } from '../../kit/index.ts';
import { inboxSetup } from './inbox.setup.ts';
import { sendCommandOf } from './inboxCommands.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { InboxContext } from './inboxContext.ts';

/** Sends the messages of the queue. One whose answer was lost is sent again with the same id. */
export const outboxRegion = inboxSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasPending', target: 'sending' } },
    /** The session ended: the sign-in dialog is open, and the messages are kept. */
    ...provenCall({
      name: 'send',
      state: 'sending',
      src: 'sendCommand',
      request: (context: InboxContext) => ({ command: sendCommandOf(context) }),
      done: { target: 'idle', actions: [withEvent('setSent'), 'save'] },
      failed: { target: 'idle', actions: 'refuseMessage' },
      refused: [
        { guard: 'sendLater', target: 'waiting', actions: 'countFailure' },
        { target: 'idle', actions: 'refuseMessage' },
      ],
    }),
    /** The server could not be reached. */
    waiting: { after: { retry: 'sending' }, on: { 'page.woken': 'sending' } },
  },
});

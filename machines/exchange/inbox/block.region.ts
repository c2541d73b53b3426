import { inboxSetup } from './inbox.setup.ts';
import { threadCommandOf } from './inboxCommands.ts';
import { openThread } from './inboxContext.ts';

const toggle = {
  'block.toggle': [
    { guard: 'mayUnblock', target: 'changing' },
    { guard: 'isPersonal', target: 'confirming' },
  ],
} as const;

/** A person blocks what an organization writes, or lets it write again. */
export const blockRegion = inboxSetup.createStateConfig({
  initial: 'idle',
  on: { 'location.changed': '.idle' },
  states: {
    idle: { on: toggle },
    /** Blocking is explained before it happens. */
    confirming: { on: { 'block.confirm': 'changing', 'block.cancel': 'idle' } },
    changing: {
      invoke: {
        src: 'sendCommand',
        input: ({ context }) => ({
          command: threadCommandOf(
            context,
            openThread(context)?.isBlocked ? 'thread.unblock' : 'thread.block',
          ),
        }),
        onDone: { target: 'idle', actions: 'markOutdated' },
        onError: 'failed',
      },
      after: { submitTimeout: 'failed' },
    },
    failed: { on: toggle },
  },
});

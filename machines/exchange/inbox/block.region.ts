import { inboxSetup, threadCommandOf } from './inbox.setup.ts';

/** A person blocks what an organization writes, or lets it write again. */
export const blockRegion = inboxSetup.createStateConfig({
  initial: 'idle',
  on: { 'location.changed': '.idle' },
  states: {
    idle: { on: { 'block.toggle': { guard: 'isPersonal', target: 'changing' } } },
    changing: {
      invoke: {
        src: 'sendCommand',
        input: ({ context }) => ({
          command: threadCommandOf(
            context,
            context.threads.some(({ id, isBlocked }) => isBlocked && id === context.route.thread)
              ? 'thread.unblock'
              : 'thread.block',
          ),
        }),
        onDone: { target: 'idle', actions: 'outdate' },
        onError: 'failed',
      },
      after: { submitTimeout: 'failed' },
    },
    failed: { on: { 'block.toggle': 'changing' } },
  },
});

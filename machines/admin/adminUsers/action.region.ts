import { failureHandlers, withEvent } from '../../kit/index.ts';
import { adminUsersSetup } from './adminUsers.setup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setActionProblem');

/** Confirms and runs one action on one user at a time. */
export const actionRegion = adminUsersSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: { 'user.ask': { guard: 'canActOnUser', target: 'confirming', actions: 'setPendingAction' } },
    },
    confirming: {
      on: {
        'action.confirm': 'working',
        'action.cancel': 'idle',
      },
    },
    working: {
      invoke: {
        src: 'act',
        input: ({ context: { pendingAction } }) => ({
          id: pendingAction?.user.id ?? '',
          action: pendingAction?.action ?? { kind: 'signOut' },
        }),
        onDone: {
          target: 'idle',
          actions: [withEvent('applyChange'), 'emitDone'],
        },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
        { guard: 'gone', target: 'idle', actions: ['emitFailed', 'drop'] },
        { target: 'idle', actions: 'emitFailed' },
      ],
    },
    /** The proof dialog is open. The same call is repeated afterwards. */
    proving: {
      on: { 'proof.given': 'working', 'proof.refused': { target: 'idle', actions: 'emitFailed' } },
    },
  },
});

import { failureHandlers, withEvent } from '../../kit/index.ts';
import { adminUsersSetup } from './adminUsers.setup.ts';

const { noAnswer, withProblem } = failureHandlers('setActionProblem');

/** Confirms and runs one action on one user at a time. */
export const actionRegion = adminUsersSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: { on: { 'user.ask': { guard: 'askable', target: 'confirming', actions: 'ask' } } },
    confirming: {
      on: {
        'question.confirm': 'working',
        'question.cancel': 'resting',
      },
    },
    working: {
      invoke: {
        src: 'act',
        input: ({ context: { pendingAction } }) => ({
          id: pendingAction?.user.id ?? '',
          question: pendingAction?.question ?? { kind: 'signOut' },
        }),
        onDone: {
          target: 'resting',
          actions: [withEvent('applyChange'), 'emitDone'],
        },
        onError: withProblem('refused'),
      },
      after: noAnswer('refused'),
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'proving', actions: 'askForProof' },
        { guard: 'gone', target: 'resting', actions: ['emitFailed', 'drop'] },
        { target: 'resting', actions: 'emitFailed' },
      ],
    },
    /** The proof dialog is open. The same call is repeated afterwards. */
    proving: {
      on: { 'proof.given': 'working', 'proof.refused': { target: 'resting', actions: 'emitFailed' } },
    },
  },
});

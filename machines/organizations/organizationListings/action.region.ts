import { not } from 'xstate';
import { failureHandlers, withEvent } from '../../kit/index.ts';
import { batchSetup } from './batchSetup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setActionProblem');

/** One action on a listing at a time. What disappears from the public is confirmed first. */
export const actionRegion = batchSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'listing.act': [
          { guard: not('mayAct') },
          { guard: 'needsConfirmation', target: 'confirming', actions: 'setActing' },
          { target: 'working', actions: 'setActing' },
        ],
      },
    },
    confirming: { on: { 'action.confirm': 'working', 'action.cancel': 'idle' } },
    working: {
      invoke: {
        src: 'act',
        input: ({ context: { owner, pendingAction } }) => ({
          organizationId: owner?.organization.id ?? '',
          id: pendingAction?.listing.id ?? '',
          action: pendingAction?.action ?? 'copy',
        }),
        onDone: [
          {
            guard: 'isCopying',
            target: 'idle',
            actions: ['emitDone', withEvent('openCopy')],
          },
          { target: 'idle', actions: [withEvent('setListing'), 'emitDone'] },
        ],
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'actionProofDue', target: 'proving', actions: 'requestActionProof' },
        { guard: 'outdated', target: '#organizationListings.loading', actions: 'emitFailed' },
        { target: 'idle', actions: 'emitFailed' },
      ],
    },
    /** The proof dialog is open. The same call is repeated afterwards. */
    proving: {
      on: { 'proof.given': 'working', 'proof.refused': { target: 'idle', actions: 'emitFailed' } },
    },
  },
});

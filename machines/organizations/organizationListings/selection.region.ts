import { failureHandlers, withEvent } from '../../kit/index.ts';
import { nextCallOf } from './listingBatch.ts';
import { selectionSetup } from './selectionSetup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setBatchProblem');

const choosing = {
  'bulk.act': { guard: withEvent('canActOnMany'), target: 'confirming', actions: withEvent('prepareBatch') },
} as const;

/**
 * Several drafts are published or deleted, after a confirmation. They go to the server in calls of a few, each draft on its own:
 * what a colleague was faster with doesn't hold up the others.
 */
export const selectionRegion = selectionSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'row.select': { guard: 'maySelect', actions: withEvent('select') },
    'selection.clear': { actions: 'clearSelection' },
  },
  states: {
    choosing: { on: choosing },
    confirming: {
      on: { 'bulk.confirm': 'deciding', 'bulk.cancel': { target: 'choosing', actions: 'dismissBatch' } },
    },
    deciding: { always: [{ guard: 'hasUnsent', target: 'sending' }, { target: 'reported' }] },
    sending: {
      invoke: {
        src: 'actOnMany',
        input: ({ context: { owner, batch } }) => ({
          organizationId: owner?.organization.id ?? '',
          action: batch?.action ?? 'publish',
          ids: batch ? nextCallOf(batch) : [],
        }),
        onDone: { target: 'deciding', actions: withEvent('receiveResults') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    /** The call as a whole. */
    refused: {
      always: [
        { guard: 'batchProofDue', target: 'proving', actions: 'requestBatchProof' },
        { target: 'reported' },
      ],
    },
    /** The session ended: the sign-in dialog is open. */
    proving: { on: { 'proof.given': 'sending', 'proof.refused': 'reported' } },
    /** What became of each. */
    reported: {
      on: {
        ...choosing,
        'batch.retry': { guard: 'canRetryBatch', target: 'deciding', actions: 'prepareRetry' },
        'batch.dismiss': { target: 'choosing', actions: 'dismissBatch' },
      },
    },
  },
});

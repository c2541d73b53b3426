import { failureHandlers, withEvent } from '../../kit/index.ts';
import { nextCallOf } from './applicationBatch.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';

const { transitionWithError, onTimeout } = failureHandlers('setBatchProblem');

const choosing = {
  'bulk.decide': { guard: 'canDecideMany', target: 'writing', actions: 'chooseForSelected' },
  'bulk.assign': { guard: 'maySelect', target: 'deciding', actions: 'prepareAssignments' },
  'row.assign': { guard: 'maySelect', target: 'deciding', actions: 'prepareAssignment' },
} as const;

/**
 * Decisions on several applications, and who takes care of them. They go to the server in calls of a few, each
 * application on its own: what one colleague was faster with doesn't hold up the others.
 */
export const selectionRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'row.select': { guard: 'maySelect', actions: 'select' },
    'rows.selectAll': { guard: 'maySelect', actions: 'selectAll' },
    'selection.clear': { actions: 'clearSelection' },
  },
  states: {
    choosing: { on: choosing },
    /** One confirmation for all, with the words that go to each. */
    writing: {
      on: {
        'bulk.write': { actions: 'writeForSelected' },
        'bulk.cancel': 'choosing',
        'bulk.confirm': { guard: 'canSendMany', target: 'deciding', actions: 'prepareDecisions' },
      },
    },
    deciding: {
      always: [
        { guard: 'hasUnsent', target: 'sending' },
        { guard: 'hasSent', target: 'reported' },
        // It was as wanted already.
        { target: 'choosing', actions: 'dismissBatch' },
      ],
    },
    sending: {
      invoke: {
        src: 'sendCommands',
        input: ({ context: { batch } }) => ({ commands: batch ? nextCallOf(batch) : [] }),
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
        'batch.retry': { guard: 'canRetryBatch', target: 'deciding', actions: 'prepareBatchRetry' },
        'batch.undo': { guard: 'canUndoBatch', target: 'deciding', actions: 'prepareBatchUndo' },
        'batch.dismiss': { target: 'choosing', actions: 'dismissBatch' },
      },
    },
  },
});

import { withEvent } from '../../kit/index.ts';
import { batchStates, selectionEvents } from '../workList/selectionStates.ts';
import { nextCallOf } from '../workList/batch.ts';
import type { ReceivedApplicationsContext } from './applicationsContext.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';

/** Decisions on several applications, and who takes care of them. */
export const selectionRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'choosing',
  on: { ...selectionEvents, 'rows.selectAll': { guard: 'maySelect', actions: 'selectAll' } },
  states: {
    ...batchStates({
      src: 'sendCommands',
      input: ({ batch }: ReceivedApplicationsContext) => ({
        commands: batch ? nextCallOf(batch).map(({ command }) => command) : [],
      }),
      choosing: {
        'bulk.decide': { guard: 'canDecideMany', target: 'writing', actions: 'chooseForSelected' },
        'bulk.mark': { guard: 'canMark', target: 'marking' },
        'bulk.assign': { guard: 'maySelect', target: 'deciding', actions: 'prepareAssignments' },
        'row.approve': {
          guard: withEvent('canApprove'),
          target: 'deciding',
          actions: withEvent('prepareApproval'),
        },
        'row.assign': { guard: 'maySelect', target: 'deciding', actions: 'prepareAssignment' },
      },
      reported: {
        'batch.undo': { guard: 'canUndoBatch', target: 'deciding', actions: 'prepareBatchUndo' },
      },
    }),
    /** Asks first: each applicant is told. */
    marking: {
      on: {
        'bulk.cancel': 'choosing',
        'bulk.confirm': { target: 'deciding', actions: 'prepareMarks' },
      },
    },
    /** One confirmation for all, with the words that go to each. */
    writing: {
      on: {
        'bulk.write': { actions: 'writeForSelected' },
        'bulk.cancel': 'choosing',
        'bulk.confirm': { guard: 'canSendMany', target: 'deciding', actions: 'prepareDecisions' },
      },
    },
  },
});

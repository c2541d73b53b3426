import { withEvent } from '../../kit/index.ts';
import { nextCallOf } from '../workList/batch.ts';
import { batchStates, selectionEvents } from '../workList/selectionStates.ts';
import type { CasesContext } from './casesContext.ts';
import { recordSetup } from './recordSetup.ts';

/** What is done with several cases: a status, or who works with the people. */
export const selectionRegion = recordSetup.createStateConfig({
  initial: 'choosing',
  on: { ...selectionEvents, 'rows.selectAll': { guard: 'maySelect', actions: 'selectAll' } },
  states: batchStates({
    src: 'sendCommands',
    input: ({ batch }: CasesContext) => ({
      commands: batch ? nextCallOf(batch).map(({ command }) => command) : [],
    }),
    choosing: {
      'bulk.status': {
        guard: withEvent('canSetStatus'),
        target: 'deciding',
        actions: withEvent('prepareStatuses'),
      },
      'bulk.assign': { guard: 'maySelect', target: 'deciding', actions: withEvent('prepareAssignments') },
    },
    reported: {
      'batch.undo': { guard: 'canUndoBatch', target: 'deciding', actions: 'prepareBatchUndo' },
    },
  }),
});

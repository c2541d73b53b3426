import { raise } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { candidatesSetup } from './candidates.setup.ts';

/** Who is chosen to be set side by side, and the comparison over the list. */
export const compareRegion = candidatesSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'row.actionRequested': {
      actions: raise(({ event: { action, rowId: candidateId } }) => ({
        type: action === 'compare' ? 'compare.add' : 'compare.remove',
        candidateId,
      })),
    },
    'compare.add': { guard: withEvent('canAdd'), actions: [withEvent('compare'), 'tellTable'] },
    'compare.clear': { actions: ['clearCompared', 'tellTable'] },
  },
  states: {
    choosing: {
      always: { guard: 'isComparing', target: 'comparing' },
      on: {
        'compare.remove': { actions: [withEvent('uncompare'), 'tellTable'] },
        'compare.open': { guard: 'canCompare', actions: 'emitComparison' },
      },
    },
    /** Side by side. The URL says so. */
    comparing: {
      always: { guard: ({ context }) => context.comparing === null, target: 'choosing' },
      on: {
        'compare.remove': { actions: [withEvent('uncompare'), 'tellTable', 'replaceComparison'] },
        'compare.close': { actions: 'closeComparison' },
      },
    },
  },
});

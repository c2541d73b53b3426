import { withEvent } from '../../kit/index.ts';
import { candidatesSetup } from './candidates.setup.ts';

/** Who is chosen to be set side by side, and the comparison over the list. */
export const compareRegion = candidatesSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'location.changed': { actions: withEvent('setComparison') },
    'compare.add': { guard: withEvent('canAdd'), actions: withEvent('compare') },
    'compare.clear': { actions: 'clearCompared' },
  },
  states: {
    choosing: {
      always: { guard: 'isComparing', target: 'comparing' },
      on: {
        'compare.remove': { actions: withEvent('uncompare') },
        'compare.open': { guard: 'canCompare', actions: 'emitComparison' },
      },
    },
    /** Side by side. The URL says so. */
    comparing: {
      always: { guard: ({ context }) => context.comparing === null, target: 'choosing' },
      on: {
        'compare.remove': { actions: [withEvent('uncompare'), 'replaceComparison'] },
        'compare.close': { actions: 'closeComparison' },
      },
    },
  },
});

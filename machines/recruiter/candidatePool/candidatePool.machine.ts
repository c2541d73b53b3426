import { withEvent } from '../../kit/index.ts';
import { candidatePoolSetup, comparedIds, existingCandidateIds } from './candidatePool.setup.ts';
import type { CandidatePoolContext } from './candidatePool.setup.ts';

const without = ({ compared }: CandidatePoolContext, id: string) => compared.filter((item) => item !== id);

const toComparing = { guard: 'isComparing', target: 'comparing' } as const;
const toNone = { guard: 'hasNone', target: 'none' } as const;
const toGathering = { guard: 'hasSome', target: 'gathering' } as const;
const toFull = { guard: 'isFull', target: 'full' } as const;

/** The candidate pool: who is read, and who is set side by side, four at most (feature spec, section 2). */
export const candidatePoolMachine = candidatePoolSetup.createMachine({
  id: 'candidatePool',
  context: ({ input: { stored = [], ...input } }) => ({
    ...input,
    compared: comparedIds(input.candidates, input.route, existingCandidateIds(input.candidates, stored)),
  }),
  on: {
    'candidates.changed': { actions: withEvent('setCandidates') },
    'location.changed': { actions: withEvent('setRoute') },
    'compare.add': {
      guard: withEvent('canAdd'),
      actions: {
        type: 'setCompared',
        params: ({ context, event }) => ({ ids: [...context.compared, event.candidateId] }),
      },
    },
    'compare.remove': {
      actions: {
        type: 'setCompared',
        params: ({ context, event }) => ({ ids: without(context, event.candidateId) }),
      },
    },
    'compare.clear': { actions: { type: 'setCompared', params: { ids: [] } } },
    'compare.open': { guard: 'canCompare', actions: 'navigateToComparison' },
  },
  initial: 'none',
  states: {
    none: { always: [toComparing, toFull, toGathering] },
    gathering: { always: [toComparing, toNone, toFull] },
    full: { always: [toComparing, toNone, toGathering] },
    /** Side by side, over the pool. */
    comparing: {
      always: { guard: 'isPool', target: 'none' },
      on: {
        'compare.remove': {
          actions: [
            {
              type: 'setCompared',
              params: ({ context, event }) => ({ ids: without(context, event.candidateId) }),
            },
            'replaceComparison',
          ],
        },
        'compare.close': { actions: 'close' },
      },
    },
  },
});

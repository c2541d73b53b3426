import { assign, fromPromise, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { isEqual } from '../../model/isEqual.ts';
import type { PublishedListing } from '../../organizations/model/index.ts';

/** Reads listings that can still be seen. Rejects with a `Problem`. */
export type ReadListings = (ids: readonly string[]) => Promise<readonly PublishedListing[]>;

/** The person has saved others, or begun to apply for them. */
export interface KeptListingsParentEvent {
  type: 'ids.changed';
  ids: readonly string[];
}

export interface KeptListingsInput {
  ids: readonly string[];
  read: ReadListings;
}

export interface KeptListingsContext extends KeptListingsInput {
  listings: readonly PublishedListing[];
}

/**
 * What a person saved, or began to apply for, as its organizations publish it now: they move closing days, and close what is full.
 * Without an answer, what was known before stays, and the next change asks again.
 */
export const keptListingsMachine = setup({
  types: {
    context: {} as KeptListingsContext,
    events: {} as KeptListingsParentEvent,
    input: {} as KeptListingsInput,
  },
  actors: {
    read: fromPromise<readonly PublishedListing[], KeptListingsInput>(async ({ input: { read, ids } }) =>
      read(ids),
    ),
  },
  actions: {
    setIds: assign((_, { ids }: { ids: readonly string[] }) => ({ ids })),
    setListings: assign((_, { output }: { output: readonly PublishedListing[] }) => ({ listings: output })),
    clear: assign({ listings: [] }),
  },
  guards: {
    isSame: ({ context }, { ids }: { ids: readonly string[] }) => isEqual(ids, context.ids),
    hasNone: ({ context }) => context.ids.length === 0,
  },
}).createMachine({
  id: 'keptListings',
  context: ({ input }) => ({ ...input, listings: [] }),
  initial: 'asking',
  on: {
    'ids.changed': [{ guard: withEvent('isSame') }, { target: '.asking', actions: withEvent('setIds') }],
  },
  states: {
    asking: { always: [{ guard: 'hasNone', target: 'known', actions: 'clear' }, { target: 'reading' }] },
    reading: {
      invoke: {
        src: 'read',
        input: ({ context }) => context,
        onDone: { target: 'known', actions: withEvent('setListings') },
        onError: 'failed',
      },
    },
    known: {},
    failed: {},
  },
});

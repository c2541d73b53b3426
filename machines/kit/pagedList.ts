import { onTimeout, withProblem } from './calls.ts';
import { withEvent } from './withEvent.ts';

/** The part of the context that determines which page is loaded. */
export interface Listing<Filters> {
  context: { filters: Filters; cursor: string | null };
}

/**
 * States of a searchable, filterable list that the actor `src` loads page by page. The machine provides the actions
 * `search`, `emitRoute`, `setFirstPage` and `appendNextPage`, the guard `hasMore`, and a state `loaded`, which checks the
 * first page.
 */
export function pagedList<Src extends string, Filters>(src: Src) {
  const firstPage = {
    invoke: {
      src,
      input: ({ context: { filters } }: Listing<Filters>) => ({ filters, cursor: null }),
      onDone: { target: 'loaded', actions: withEvent('setFirstPage') },
      onError: withProblem('failed'),
    },
    after: onTimeout('failed'),
  } as const;
  return {
    loading: firstPage,
    failed: { on: { 'list.retry': 'loading' } },
    listed: {
      initial: 'idle',
      states: {
        idle: { on: { 'list.endReached': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            src,
            input: ({ context: { filters, cursor } }: Listing<Filters>) => ({ filters, cursor }),
            onDone: { target: 'idle', actions: withEvent('appendNextPage') },
            onError: withProblem('pageFailed'),
          },
          after: onTimeout('pageFailed'),
        },
        pageFailed: { on: { 'list.retry': 'loadingMore' } },
      },
    },
    /** A search is being typed; the previous rows stay visible. */
    searching: {
      on: { 'search.change': { target: 'searching', reenter: true, actions: 'search' } },
      after: { searchDebounce: { target: 'refreshing', actions: 'emitRoute' } },
    },
    /** The previous rows stay visible. */
    refreshing: firstPage,
  } as const;
}

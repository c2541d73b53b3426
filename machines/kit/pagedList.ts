import { noAnswer, withProblem } from './calls.ts';
import { withEvent } from './withEvent.ts';

/** What of the machine says which page is read. */
export interface Listing<Filters> {
  context: { filters: Filters; cursor: string | null };
}

/**
 * States of a list that the actor `src` reads page by page, as search and filters say. The machine has the actions `search`,
 * `emitRoute`, `setFirstPage` and `appendNextPage`, the guard `hasMore`, and a state `loaded` that looks at the first page.
 */
export function pagedList<Src extends string, Filters>(src: Src) {
  const firstPage = {
    invoke: {
      src,
      input: ({ context: { filters } }: Listing<Filters>) => ({ filters, cursor: null }),
      onDone: { target: 'loaded', actions: withEvent('setFirstPage') },
      onError: withProblem('failed'),
    },
    after: noAnswer('failed'),
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
          after: noAnswer('pageFailed'),
        },
        pageFailed: { on: { 'list.retry': 'loadingMore' } },
      },
    },
    /** A search is being typed: the rows are those of before. */
    searching: {
      on: { 'search.change': { target: 'searching', reenter: true, actions: 'search' } },
      after: { searchDebounce: { target: 'refreshing', actions: 'emitRoute' } },
    },
    /** The rows are those of before. */
    refreshing: firstPage,
  } as const;
}

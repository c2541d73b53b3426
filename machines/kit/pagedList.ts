import { onTimeout, transitionWithError } from './calls.ts';
import { withEvent } from './withEvent.ts';

export interface PagedList<Src, Context, Request> {
  /** The actor that loads a page. */
  src: Src;
  /** What it is asked for; `cursor` is null for the first page. */
  request: (context: Context, cursor: string | null) => Request;
  /** Where the next page begins; null after the last one. */
  cursorOf: (context: Context) => string | null;
  /** The event that loads the next page. */
  more: MoreEvent;
  /** The event that loads the next page again after a failure. */
  again: AgainEvent;
}

type MoreEvent = 'list.more' | 'list.endReached';
type AgainEvent = 'list.more' | 'list.retry';

/** States of a list that has its first page. */
export function nextPageStates<Src extends string, Context, Request>({
  src,
  request,
  cursorOf,
  more,
  again,
}: PagedList<Src, Context, Request>) {
  return {
    idle: { on: { [more]: { guard: 'hasMore', target: 'loadingMore' } } },
    loadingMore: {
      invoke: {
        src,
        input: ({ context }: { context: Context }) => request(context, cursorOf(context)),
        onDone: { target: 'idle', actions: withEvent('appendNextPage') },
        onError: transitionWithError('pageFailed'),
      },
      after: onTimeout('pageFailed'),
    },
    pageFailed: { on: { [again]: 'loadingMore' } },
  } as const;
}

/**
 * States of a list that is loaded page by page. The machine provides the actions `setFirstPage`, `appendNextPage` and
 * `setProblem`, the guard `hasMore`, and a state `loaded`, which checks the first page.
 */
export function pagedListStates<Src extends string, Context, Request>(
  list: PagedList<Src, Context, Request>,
) {
  const { src, request } = list;
  return {
    loading: {
      invoke: {
        src,
        input: ({ context }: { context: Context }) => request(context, null),
        onDone: { target: 'loaded', actions: withEvent('setFirstPage') },
        onError: transitionWithError('failed'),
      },
      after: onTimeout('failed'),
    },
    failed: { on: { 'list.retry': 'loading' } },
    listed: {
      initial: 'idle',
      states: nextPageStates(list),
    },
  } as const;
}

/**
 * The same with a search, which keeps the previous rows in sight. The machine also provides the action `emitRoute`; its
 * region goes to `searching` whenever something is typed, and to `refreshing` when a filter is chosen.
 */
export function searchListStates<Src extends string, Context, Request>(
  list: PagedList<Src, Context, Request>,
) {
  const pages = pagedListStates(list);
  return {
    ...pages,
    searching: { after: { searchDebounce: { target: 'refreshing', actions: 'emitRoute' } } },
    refreshing: pages.loading,
  } as const;
}

/** What a list shows: one of the states above. A first page that is still checked is loading. */
export type PagedListState = 'loading' | 'failed' | `listed.${'idle' | 'loadingMore' | 'pageFailed'}`;

/** The name of what a list shows. Other states of its region keep their names. */
export function pagedListState<Own extends string>(
  value: Own | { listed: 'idle' | 'loadingMore' | 'pageFailed' },
): Exclude<Own, 'loaded'> | PagedListState {
  if (typeof value === 'object') return `listed.${value.listed}`;
  return isChecked(value) ? value : 'loading';
}
const isChecked = <Own extends string>(value: Own): value is Exclude<Own, 'loaded'> => value !== 'loaded';

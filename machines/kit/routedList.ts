import { emit } from 'xstate';
import type { EventObject } from 'xstate';
import { keepTypedSpaces } from '../model/text/query.ts';
import { rowPositionOf } from './rowPosition.ts';
import { problemOf } from '../system/model/index.ts';
import type { Problem } from '../system/model/index.ts';
import { assignPart } from './assignPart.ts';
import { withEvent } from './withEvent.ts';

/** What the URL says about a list: its filters, and the id of the row that is open beside it, or null. */
export interface ListRoute<Filters> {
  filters: Filters;
  open: string | null;
}

/** Part of the context of such a list. */
export interface RoutedListContext<Filters> {
  filters: Filters;
  /** Id of the open row, or null. */
  openId: string | null;
  /** Id of the row that was opened last. */
  lastId: string | null;
  /** Why the open row could not be loaded. */
  detailProblem: Problem;
}

/** Events that the list and the open row send. */
export type RoutedListEvent =
  | { type: 'search.change'; q: string }
  /** Resets search and filters, but not the order. */
  | { type: 'filters.clear' }
  /** Retries what failed: the list or the next page. */
  | { type: 'list.retry' }
  | { type: 'row.close' }
  | { type: 'row.step'; to: 'previous' | 'next' }
  | { type: 'detail.retry' };

/**
 * The URL should contain this route. `isClosing`: the open row was closed. `isOpening`: one was opened, not by a link, so
 * that going back shows the list.
 */
export interface RouteEmitted<Route> {
  type: 'location.changed';
  route: Route;
  isClosing: boolean;
  isOpening?: boolean;
}

interface RoutedList<Filters, Context> {
  rowsOf: (context: Context) => { rows: readonly { id: string }[]; cursor: string | null };
  /** The filters without those that can be cleared. */
  cleared: (filters: Filters, context: Context) => Filters;
  isFiltered: (filters: Filters, context: Context) => boolean;
  /** Whether the URL has the same filters. It is without spaces at the ends of the searched text. */
  isSame: (inUrl: Filters, filters: Filters) => boolean;
}

/** What such a machine declares in `setup`, besides what is its own: see `routedListEvents` and `openRow.ts`. */
export function routedListSetup<
  Filters extends { q: string },
  Context extends RoutedListContext<Filters>,
  Event extends EventObject,
>({ rowsOf, cleared, isFiltered, isSame }: RoutedList<Filters, Context>) {
  const change = assignPart<RoutedListContext<Filters>, Context, Event>();
  type In = { context: Context };
  type To = { to: 'previous' | 'next' };
  type At = { route: ListRoute<Filters> };
  return {
    actions: {
      search: change<{ q: string }>(({ filters }, { q }) => ({ filters: { ...filters, q } })),
      clearFilters: change((context) => ({ filters: cleared(context.filters, context) })),
      goToPage: change<At>((context, { route: { filters, open } }) => ({
        filters: { ...filters, q: keepTypedSpaces(context.filters.q, filters.q) },
        openId: open,
        lastId: open ?? context.lastId,
      })),
      emitRoute: emit<Context, Event, undefined, Event, RouteEmitted<ListRoute<Filters>>>(
        ({ context: { filters, openId } }) => ({
          type: 'location.changed',
          route: { filters, open: openId },
          isClosing: false,
        }),
      ),
      emitClosed: emit<Context, Event, undefined, Event, RouteEmitted<ListRoute<Filters>>>(
        ({ context: { filters } }) => ({
          type: 'location.changed',
          route: { filters, open: null },
          isClosing: true,
        }),
      ),
      stepToRow: change<To>((context, { to }) => {
        const id = rowPositionOf(rowsOf(context).rows, context.openId ?? '')[to] ?? context.openId;
        return { openId: id, lastId: id ?? context.lastId };
      }),
      close: change(() => ({ openId: null })),
      setDetailProblem: change<{ error: unknown }>((_, { error }) => ({ detailProblem: problemOf(error) })),
    },
    guards: {
      someRows: ({ context }: In) => rowsOf(context).rows.length > 0,
      hasMore: ({ context }: In) => rowsOf(context).cursor !== null,
      filtered: ({ context }: In) => isFiltered(context.filters, context),
      sameFilters: ({ context }: In, { route }: At) => isSame(route.filters, context.filters),
      isOpen: ({ context }: In) => context.openId !== null,
      sameOpen: ({ context }: In, { route }: { route: { open: string | null } }) =>
        route.open === context.openId && context.openId !== null,
      isListed: ({ context }: In) => rowsOf(context).rows.some(({ id }) => id === context.openId),
      canStep: ({ context }: In, { to }: To) =>
        rowPositionOf(rowsOf(context).rows, context.openId ?? '')[to] !== null,
      isMissing: ({ context }: In) => context.detailProblem.status === 404,
    },
  };
}

/** Transitions of the region with the rows. `again` loads the first page, which keeps the previous rows in sight. */
export const routedListEvents = <Again extends string>(again: Again) =>
  ({
    'search.change': { target: '.searching', actions: withEvent('search') },
    'filters.clear': { guard: 'filtered', target: again, actions: ['clearFilters', 'emitRoute'] },
    'location.changed': [
      { guard: withEvent('sameFilters'), actions: withEvent('goToPage') },
      { target: again, actions: withEvent('goToPage') },
    ],
  }) as const;

/** States of that region after a first page. */
export const foundStates = {
  loaded: {
    always: [
      { guard: 'someRows', target: 'listed' },
      { guard: 'filtered', target: 'noMatches' },
      { target: 'empty' },
    ],
  },
  empty: { always: { guard: 'someRows', target: 'listed' } },
  noMatches: { always: { guard: 'someRows', target: 'listed' } },
} as const;

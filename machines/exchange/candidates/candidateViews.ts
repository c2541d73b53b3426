import { shellHref } from '../../shell/model/index.ts';
import { isEqual } from '../../model/isEqual.ts';
import {
  cleanViewName,
  countRowsByValue,
  findRows,
  nameOfValue,
  queryOfTable,
  parseTableRoute,
  rowsToFilter,
  viewNamed,
  viewNameMax,
  viewsMax,
} from '../../portal/model/index.ts';
import type { PortalColumn, PortalRow, SavedView, TableFilters } from '../../portal/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { Query } from '../../model/text/index.ts';
import { tableOf } from './candidatesContext.ts';
import type { CandidatesContext as Context } from './candidatesContext.ts';

/** A view to go to: one of the standard ones, or a saved one. */
export interface TableViewLink {
  /** Of a saved view, which can be removed. */
  savedId: string | null;
  /** Null: all rows. */
  label: Phrase | null;
  href: string;
  count: number;
  isCurrent: boolean;
}

type Viewed = Pick<Context, 'listing' | 'filters' | 'views'>;

const filtersOf = ({ listing: { table } }: Viewed, { query }: SavedView): TableFilters =>
  parseTableRoute(table, [], query).filters;

/** A saved view names its query exactly. */
function currentView(context: Viewed): SavedView | null {
  const { table } = context.listing;
  const shown = queryOfTable(table, context.filters);
  return context.views.find((view) => isEqual(shown, queryOfTable(table, filtersOf(context, view)))) ?? null;
}

const hrefOf = ({ at, listing: { table } }: Context, query: Query): string =>
  shellHref({ ...at, tab: table.tab, detail: [], query: { ...at.query, ...query } });

/** The views by the values of one filter. They keep the search and the other filters. */
function standardViews(context: Context, hasCurrent: boolean): TableViewLink[] {
  const { filters, listing } = context;
  const { table } = listing;
  const { options, viewCounts } = tableOf(context);
  const column = table.columns.find(({ key }) => key === table.viewsBy);
  const chosen = column ? (filters.values[column.key] ?? null) : null;
  const viewOf = (value: string | null): TableViewLink => {
    const { [column?.key ?? '']: _chosen, ...others } = filters.values;
    const values = column && value !== null ? { ...others, [column.key]: value } : others;
    return {
      savedId: null,
      label: value === null ? null : nameOfValue(column?.names, value),
      href: hrefOf(context, queryOfTable(table, { ...filters, values })),
      count: value === null ? viewCounts.all : (viewCounts.of.get(value) ?? 0),
      isCurrent: !hasCurrent && value === chosen,
    };
  };
  return [viewOf(null), ...(column ? (options[column.key] ?? []).map(viewOf) : [])];
}

const savedCounts = new WeakMap<readonly PortalRow[], Map<SavedView, number>>();
/** Cached, because views are read at every letter of a search, which doesn't change what the saved ones display. */
function countSaved(context: Context, view: SavedView, filters: TableFilters): number {
  const { rows } = tableOf(context);
  const counts = savedCounts.get(rows) ?? new Map<SavedView, number>();
  savedCounts.set(rows, counts);
  const count = counts.get(view) ?? findRows(context.listing.table, rows, filters, writerOf(context)).length;
  counts.set(view, count);
  return count;
}
const writerOf = ({ intl: { locale }, write }: Context) => ({ locale, write });

/** All views in their order. */
export function viewLinks(context: Context): TableViewLink[] {
  const current = currentView(context);
  const saved = context.views.map((view): TableViewLink => {
    const filters = filtersOf(context, view);
    return {
      savedId: view.id,
      label: view.name,
      href: hrefOf(context, queryOfTable(context.listing.table, filters)),
      count: countSaved(context, view, filters),
      isCurrent: view === current,
    };
  });
  return [...standardViews(context, current !== null), ...saved];
}

/** How many rows each value of a filter would display. */
export const optionCounts = (context: Context, { key }: PortalColumn) =>
  countRowsByValue(
    key,
    rowsToFilter(context.listing.table, tableOf(context).rows, context.filters, {
      key,
      writer: writerOf(context),
    }),
  );

/** Whether there is something to name that has no name yet. */
export function canNameView(context: Viewed): boolean {
  const { filters, views, listing } = context;
  const { [listing.table.viewsBy ?? '']: _chosen, ...values } = filters.values;
  const isStandard = isEqual(queryOfTable(listing.table, { ...filters, values }), {});
  return !isStandard && currentView(context) === null && views.length < viewsMax;
}

/** Whether the typed name can be given, and the view that it would replace. */
export const namingOf = ({ viewName, views }: Pick<Context, 'viewName' | 'views'>) => ({
  name: viewName,
  max: viewNameMax,
  canSave: cleanViewName(viewName) !== '',
  replaces: viewNamed(views, viewName)?.name ?? null,
});

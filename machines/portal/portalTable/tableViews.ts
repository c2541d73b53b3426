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
} from '../model/index.ts';
import type {
  PortalColumn,
  PortalRow,
  PortalTable,
  SavedView,
  TableRoute,
  TableWriter,
} from '../model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { TableRows } from './tableRows.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { Query } from '../../model/text/index.ts';

/** What views depend on, of a table's context. */
interface ViewsContext extends TableRows, TableWriter {
  table: PortalTable;
  route: TableRoute;
  at: Pick<ShellTarget, 'role' | 'query'>;
  views: readonly SavedView[];
  viewName: string;
}

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

/** A saved view names its query exactly. */
const isView = ({ table, route }: ViewsContext, { query }: SavedView): boolean =>
  isEqual(queryOfTable(table, route), queryOfTable(table, parseTableRoute(table, [], query)));

/** The saved view that is displayed. */
export const currentView = (context: ViewsContext): SavedView | null =>
  context.views.find((view) => isView(context, view)) ?? null;

const hrefOf = ({ at, table }: ViewsContext, query: Query): string =>
  shellHref({ ...at, tab: table.tab, detail: [], query: { ...at.query, ...query } });

/** The views by the values of one filter. They keep the search and the other filters. */
function standardViews(context: ViewsContext, hasCurrent: boolean): TableViewLink[] {
  const { table, route, options, viewCounts } = context;
  const column = table.columns.find(({ key }) => key === table.viewsBy);
  const chosen = column ? (route.filters[column.key] ?? null) : null;
  const viewOf = (value: string | null): TableViewLink => {
    const { [column?.key ?? '']: _chosen, ...others } = route.filters;
    const filters = column && value !== null ? { ...others, [column.key]: value } : others;
    return {
      savedId: null,
      label: value === null ? null : nameOfValue(column?.names, value),
      href: hrefOf(context, queryOfTable(table, { ...route, filters })),
      count: value === null ? viewCounts.all : (viewCounts.of.get(value) ?? 0),
      isCurrent: !hasCurrent && value === chosen,
    };
  };
  return [viewOf(null), ...(column ? (options[column.key] ?? []).map(viewOf) : [])];
}

const savedCounts = new WeakMap<readonly PortalRow[], Map<SavedView, number>>();
/** Cached, because views are read at every letter of a search, which doesn't change what the saved ones display. */
function countSaved(context: ViewsContext, view: SavedView, route: TableRoute): number {
  const { table, rows } = context;
  const counts = savedCounts.get(rows) ?? new Map<SavedView, number>();
  savedCounts.set(rows, counts);
  const count = counts.get(view) ?? findRows(table, rows, route, context).length;
  counts.set(view, count);
  return count;
}

/** All views in their order. */
export function viewLinks(context: ViewsContext): TableViewLink[] {
  const { table, views } = context;
  const current = currentView(context);
  const saved = views.map((view): TableViewLink => {
    const route: TableRoute = parseTableRoute(table, [], view.query);
    return {
      savedId: view.id,
      label: view.name,
      href: hrefOf(context, queryOfTable(table, route)),
      count: countSaved(context, view, route),
      isCurrent: view === current,
    };
  });
  return [...standardViews(context, current !== null), ...saved];
}

/** How many rows each value of a filter would display. */
export const optionCounts = (context: ViewsContext, { key }: PortalColumn) =>
  countRowsByValue(key, rowsToFilter(context.table, context.rows, context.route, { key, writer: context }));

/** Whether there is something to name that has no name yet. */
export function canNameView(context: ViewsContext): boolean {
  const { table, route, views } = context;
  const { [table.viewsBy ?? '']: _chosen, ...others } = route.filters;
  const isStandard = isEqual(queryOfTable(table, { ...route, filters: others }), {});
  return !isStandard && currentView(context) === null && views.length < viewsMax;
}

/** Whether the typed name can be given, and the view that it would replace. */
export const namingOf = ({ viewName, views }: ViewsContext) => ({
  max: viewNameMax,
  canSave: cleanViewName(viewName) !== '',
  replaces: viewNamed(views, viewName)?.name ?? null,
});

import type { Query } from '../../model/text/query.ts';
import type { PortalTable, TableSort } from './table.ts';
import { isEqual } from '../../model/isEqual.ts';

/** A row that is open over the table. */
export interface OpenRow {
  step: string;
  id: string;
}

/** What of a table is shown, as the address says it. */
export interface TableRoute {
  q: string;
  /** Chosen values by the key of their column; what is not chosen is not there. */
  filters: Readonly<Record<string, string>>;
  sort: TableSort;
  open: OpenRow | null;
}

/** Time without another letter after which a search is told to the address, in milliseconds. */
export const searchPauseMs = 250;
/** Most characters of a search. */
export const tableSearchMax = 100;

/** Names that tables have in the query; columns with a filter have theirs besides. */
const names = { search: 'q', sort: 'sort' } as const;

const filterKeys = ({ columns }: PortalTable) => columns.filter(({ filter }) => filter).map(({ key }) => key);

/** `-score` is from the highest down. */
function readSort({ columns, sort }: PortalTable, text: string | undefined): TableSort {
  const key = text?.replace(/^-/, '');
  const column = columns.find((one) => one.key === key && one.sortable !== false);
  if (!column) return sort;
  return { column: column.key, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}
const sortText = ({ column, direction }: TableSort) => (direction === 'descending' ? '-' : '') + column;

/** Reads the steps of the path behind the tab, and its query. */
export function readTableRoute(table: PortalTable, detail: readonly string[], query: Query): TableRoute {
  const [step = '', id = '', ...more] = detail;
  const isRow = table.steps.includes(step) && id !== '' && more.length === 0;
  const chosen = filterKeys(table).flatMap((key) => (query[key] ? [[key, query[key]]] : []));
  return {
    q: (query[names.search] ?? '').slice(0, tableSearchMax),
    filters: Object.fromEntries(chosen),
    sort: readSort(table, query[names.sort]),
    open: isRow ? { step, id } : null,
  };
}

/** The place in an address: steps behind the tab, and every name of the table's query; null is not named. */
export function writeTableRoute(table: PortalTable, { q, filters, sort, open }: TableRoute) {
  const isUsual = sortText(sort) === sortText(table.sort);
  const query: Readonly<Record<string, string | null>> = {
    [names.search]: q || null,
    [names.sort]: isUsual ? null : sortText(sort),
    ...Object.fromEntries(filterKeys(table).map((key) => [key, filters[key] ?? null])),
  };
  return { detail: open ? [open.step, open.id] : [], query };
}

/** Whether two routes show the same rows in the same order. The open row doesn't matter. */
export const showSameRows = (one: TableRoute, other: TableRoute): boolean =>
  isEqual({ ...one, open: null }, { ...other, open: null });

export const isTableFiltered = ({ q, filters }: TableRoute): boolean =>
  q.trim() !== '' || Object.keys(filters).length > 0;

import type { Query } from '../../model/text/query.ts';
import type { PortalTable, TableSort } from './table.ts';
import { isEqual } from '../../model/isEqual.ts';

/** What a table displays, in which order. */
export interface TableFilters {
  q: string;
  /** Chosen values by column key, without the columns that are not filtered. */
  values: Readonly<Record<string, string>>;
  sort: TableSort;
}

/** A table as the URL has it. */
export interface TableRoute {
  filters: TableFilters;
  /** Id of the row that is open over the table, or null. */
  open: string | null;
}

/** Maximum length of a search, in characters. */
export const tableSearchMax = 100;

/** Names in the query of every table. Filters add the keys of their columns. */
const names = { search: 'q', sort: 'sort' } as const;

const filtered = ({ columns }: PortalTable) => columns.filter(({ filter }) => filter);

/** `-score` is descending. */
function parseSort({ columns, sort }: PortalTable, text: string | undefined): TableSort {
  const key = text?.replace(/^-/, '');
  const column = columns.find((one) => one.key === key && one.sortable !== false);
  if (!column) return sort;
  return { column: column.key, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}
const sortText = ({ column, direction }: TableSort) => (direction === 'descending' ? '-' : '') + column;

/** Reads the path segments after the tab, and the query. */
export function parseTableRoute(table: PortalTable, detail: readonly string[], query: Query): TableRoute {
  const [step = '', id = '', ...more] = detail;
  const isRow = step === table.step && id !== '' && more.length === 0;
  const chosen = filtered(table).flatMap(({ key }) => (query[key] ? [[key, query[key]]] : []));
  return {
    filters: {
      q: (query[names.search] ?? '').slice(0, tableSearchMax),
      values: Object.fromEntries(chosen),
      sort: parseSort(table, query[names.sort]),
    },
    open: isRow ? id : null,
  };
}

/** Path segments after the tab, and the query. A null removes the name from the query. */
export function formatTableRoute(table: PortalTable, { filters: { q, values, sort }, open }: TableRoute) {
  const isDefault = sortText(sort) === sortText(table.sort);
  const query: Readonly<Record<string, string | null>> = {
    [names.search]: q || null,
    [names.sort]: isDefault ? null : sortText(sort),
    ...Object.fromEntries(filtered(table).map(({ key }) => [key, values[key] ?? null])),
  };
  return { detail: open === null ? [] : [table.step, open], query };
}

/** The query of search, filters and order alone: what a view is a name for. */
export function queryOfTable(table: PortalTable, filters: TableFilters): Query {
  const { query } = formatTableRoute(table, { filters, open: null });
  return Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null),
  );
}

/** Whether both show the same rows in the same order. */
export const haveSameRows = (one: TableFilters, other: TableFilters): boolean =>
  isEqual({ ...one, q: one.q.trim() }, { ...other, q: other.q.trim() });

export const isTableFiltered = ({ q, values }: Pick<TableFilters, 'q' | 'values'>): boolean =>
  q.trim() !== '' || Object.keys(values).length > 0;

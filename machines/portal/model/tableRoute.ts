import type { Query } from '../../model/text/query.ts';
import type { PortalTable, TableSort } from './table.ts';
import { isEqual } from '../../model/isEqual.ts';

/** A row that is open over the table. */
export interface OpenRow {
  step: string;
  id: string;
}

/** The displayed part of a table, as the URL has it. */
export interface TableRoute {
  q: string;
  /** Chosen values by column key, without the columns that are not filtered. */
  filters: Readonly<Record<string, string>>;
  sort: TableSort;
  open: OpenRow | null;
}

/** Time after the last typed letter until the search is written to the URL, in milliseconds. */
export const searchPauseMs = 250;
/** Maximum length of a search, in characters. */
export const tableSearchMax = 100;

/** Names in the query of every table. Filters add the keys of their columns. */
const names = { search: 'q', sort: 'sort' } as const;

const filtered = ({ columns }: PortalTable) => columns.filter(({ filter }) => filter);

/** `-score` is descending. */
function parseSort({ columns, sort }: PortalTable, text: string | undefined): TableSort {
  const key = text?.replace(/^-/, '');
  const column = columns.find(
    (one) => key && [one.key, one.formerKey].includes(key) && one.sortable !== false,
  );
  if (!column) return sort;
  return { column: column.key, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}
const sortText = ({ column, direction }: TableSort) => (direction === 'descending' ? '-' : '') + column;

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');
/** Links that people kept have the English name of a status, `Under Review` in place of `under_review`. */
const parseValue = ({ statuses }: PortalTable['columns'][number], value: string): string =>
  statuses?.find((status) => letters(status.value) === letters(value))?.value ?? value;

/** Reads the path segments after the tab, and the query. */
export function parseTableRoute(table: PortalTable, detail: readonly string[], query: Query): TableRoute {
  const [step = '', id = '', ...more] = detail;
  const isRow = table.steps.includes(step) && id !== '' && more.length === 0;
  const chosen = filtered(table).flatMap((column) => {
    const { key, formerKey = key } = column;
    const value = query[key] ?? query[formerKey];
    return value ? [[key, parseValue(column, value)]] : [];
  });
  return {
    q: (query[names.search] ?? '').slice(0, tableSearchMax),
    filters: Object.fromEntries(chosen),
    sort: parseSort(table, query[names.sort]),
    open: isRow ? { step, id } : null,
  };
}

/** Path segments after the tab, and the query. A null removes the name from the query. */
export function formatTableRoute(table: PortalTable, { q, filters, sort, open }: TableRoute) {
  const isDefault = sortText(sort) === sortText(table.sort);
  const query: Readonly<Record<string, string | null>> = {
    [names.search]: q || null,
    [names.sort]: isDefault ? null : sortText(sort),
    ...Object.fromEntries(
      filtered(table).flatMap(({ key, formerKey = key }) => [
        [formerKey, null],
        [key, filters[key] ?? null],
      ]),
    ),
  };
  return { detail: open ? [open.step, open.id] : [], query };
}

/** The query of search, filters and order alone: what a view is a name for. */
export function queryOfTable(table: PortalTable, route: Pick<TableRoute, 'q' | 'filters' | 'sort'>): Query {
  const { query } = formatTableRoute(table, { ...route, open: null });
  return Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null),
  );
}

/** Whether two routes show the same rows in the same order. The open row doesn't matter. */
export const haveSameRows = (one: TableRoute, other: TableRoute): boolean =>
  isEqual({ ...one, open: null }, { ...other, open: null });

export const isTableFiltered = ({ q, filters }: TableRoute): boolean =>
  q.trim() !== '' || Object.keys(filters).length > 0;

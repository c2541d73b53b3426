import type { Query } from '../../model/text/query.ts';
import { plainText } from '../../model/text/plainText.ts';

export const tableDensities = ['comfortable', 'compact'] as const;
export type TableDensity = (typeof tableDensities)[number];

/** Maximum length of a view's name, in characters. */
export const viewNameMax = 40;
/** Maximum number of views that somebody keeps of one table. */
export const viewsMax = 12;
/** Maximum number of names and length of a value in a view's query: more than any table has. */
const queryNamesMax = 24;
const queryValueMax = 200;

/** A name for a query: search, filters and order. */
export interface SavedView {
  id: string;
  name: string;
  query: Query;
}

/** What somebody has chosen for all tables, and the views that they keep, by the table's id. */
export interface TableSettings {
  density: TableDensity;
  views: Readonly<Record<string, readonly SavedView[]>>;
}

export const standardTableSettings: TableSettings = { density: 'comfortable', views: {} };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isQuery(value: unknown): value is Query {
  if (!isRecord(value)) return false;
  const values = Object.values(value);
  return (
    values.length <= queryNamesMax &&
    values.every((text) => typeof text === 'string' && text.length <= queryValueMax)
  );
}

function isView(value: unknown): value is SavedView {
  if (!isRecord(value)) return false;
  const { id, name, query } = value;
  const isNamed = typeof name === 'string' && name !== '' && cleanViewName(name) === name;
  return typeof id === 'string' && /^[\w-]{1,32}$/.test(id) && isNamed && isQuery(query);
}

const isSettings = (value: unknown): value is TableSettings =>
  isRecord(value) &&
  tableDensities.some((density) => density === value['density']) &&
  isRecord(value['views']) &&
  Object.values(value['views']).every(
    (views) => Array.isArray(views) && views.length <= viewsMax && views.every(isView),
  );

/**
 * Parses the stored settings. Missing or corrupt text gives the standard. By hand, because the first screen of a portal
 * loads no schemas.
 */
export function parseTableSettings(text: string | null): TableSettings {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    return isSettings(stored) ? stored : standardTableSettings;
  } catch {
    return standardTableSettings;
  }
}

/** The name as it is stored. */
export const cleanViewName = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').slice(0, viewNameMax);

/** The view of this name, however its letters are written. */
export const viewNamed = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((view) => plainText(view.name) === plainText(cleanViewName(name)));

/** Keeps a view. One of the same name keeps its place and gets the new query. */
export function keepView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const known = viewNamed(views, view.name);
  return known ? views.map((each) => (each === known ? { ...view, id: known.id } : each)) : [...views, view];
}

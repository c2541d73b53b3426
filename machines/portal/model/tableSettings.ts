import * as z from 'zod/mini';
import type { Query } from '../../model/text/query.ts';

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

const viewSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,32}$/)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(viewNameMax)),
  query: z
    .record(z.string(), z.string().check(z.maxLength(queryValueMax)))
    .check(z.refine((query) => Object.keys(query).length <= queryNamesMax)),
});
const settingsSchema = z.object({
  density: z.enum(tableDensities),
  views: z.record(z.string(), z.array(viewSchema).check(z.maxLength(viewsMax))),
});

/** Parses the stored settings. Missing or corrupt text gives the standard. */
export function parseTableSettings(text: string | null): TableSettings {
  try {
    return settingsSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return standardTableSettings;
  }
}

/** The name as it is stored. */
export const cleanViewName = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').slice(0, viewNameMax);

/** The view of this name, however its letters are written. */
export const viewNamed = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((view) => view.name.toLowerCase() === cleanViewName(name).toLowerCase());

/** Keeps a view. One of the same name keeps its place and gets the new query. */
export function keepView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const known = viewNamed(views, view.name);
  return known ? views.map((each) => (each === known ? { ...view, id: known.id } : each)) : [...views, view];
}

import type { FactSource } from '@vetsync/machines/reference/model';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../data/db.ts';
import { sources } from './sources/index.ts';

const titles = new Map(sources.map(({ id, title }) => [id, title]));

/** A query or a part of one. */
export type Query = PendingQuery<Row[]>;

/** What files say of themselves, by the connections that read it. It never changes: another import has another id. */
const known = new WeakMap<Sql, Map<number, FactSource>>();

/** @returns Each source once for each of its dates, in the order of the files. */
async function sourcesOf(sql: Sql, files: readonly number[]): Promise<FactSource[]> {
  const before = known.get(sql) ?? new Map<number, FactSource>();
  known.set(sql, before);
  if (files.some((file) => !before.has(file))) {
    const rows = await sql<(Omit<FactSource, 'title'> & { file: number })[]>`
      select id as file, source as id, source_date as date, page, license, attribution from reference_files
      where id = any (${files.map(String)}::text[]::integer[])`;
    for (const { file, ...row } of rows) before.set(file, { ...row, title: titles.get(row.id) ?? row.id });
  }
  // One that was deleted meanwhile is left out.
  const found = files.flatMap((file) => before.get(file) ?? []);
  return [...new Map(found.map((source) => [`${source.id} ${source.date}`, source])).values()];
}

/**
 * The rows of a query, and the installed files of the sources behind them, as of one moment. Values are as JSON has them.
 * `missing`: sources of which nothing is installed.
 */
export async function answerOf<Found>(sql: Sql, query: Query, ids: readonly string[]) {
  const [answer] = await sql<{ rows: Found[]; files: number[] }[]>`
    select
      coalesce((select json_agg(found) from (${query}) found), '[]') as rows,
      (
        select coalesce(json_agg(id order by source, source_date), '[]') from reference_files
        where status = 'installed' and source = any (${[...ids]}::text[])
      ) as files`;
  const { rows, files } = answer!;
  const found = await sourcesOf(sql, files);
  return { rows, sources: found, missing: ids.filter((id) => !found.some((source) => source.id === id)) };
}

import type { FactSource } from '@vetsync/machines/reference/model';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../data/db.ts';
import { sources } from './sources/index.ts';

const titles = new Map(sources.map(({ id, title }) => [id, title]));

/** A query or a part of one. */
export type Query = PendingQuery<Row[]>;

/**
 * The rows of a query, and the installed files of the sources behind them, in one round trip. Values are as JSON has them.
 * `missing`: sources of which nothing is installed.
 */
export async function answerOf<Found>(sql: Sql, query: Query, ids: readonly string[]) {
  const [answer] = await sql<{ rows: Found[]; files: Omit<FactSource, 'title'>[] }[]>`
    select
      coalesce((select json_agg(found) from (${query}) found), '[]') as rows,
      coalesce((
        select json_agg(used) from (
          select distinct source as id, source_date as date, page, license, attribution from reference_files
          where status = 'installed' and source = any (${[...ids]}::text[]) order by source, source_date
        ) used
      ), '[]') as files`;
  const { rows, files } = answer!;
  const found: FactSource[] = files.map((file) => ({ ...file, title: titles.get(file.id) ?? file.id }));
  return { rows, sources: found, missing: ids.filter((id) => !files.some((file) => file.id === id)) };
}

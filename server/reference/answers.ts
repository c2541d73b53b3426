import type { FactSource } from '@vetsync/machines/reference/model';
import type { Sql } from '../data/db.ts';
import { sources } from './sources/index.ts';

/** The installed files of some sources. `missing`: those of which nothing is installed. */
export async function sourcesOf(sql: Sql, ids: readonly string[]) {
  const rows = await sql<Omit<FactSource, 'title'>[]>`
    select distinct source as id, source_date as date, page, license, attribution from reference_files
    where status = 'installed' and source = any (${[...ids]}::text[]) order by source, source_date`;
  const titles = new Map(sources.map(({ id, title }) => [id, title]));
  const found: FactSource[] = rows.map((row) => ({ ...row, title: titles.get(row.id) ?? row.id }));
  return { sources: found, missing: ids.filter((id) => !rows.some((row) => row.id === id)) };
}

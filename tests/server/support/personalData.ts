import type { Sql } from '../../../server/data/db.ts';
import { personalData } from '../../../server/records/personalData.ts';

/** All that a person can download, by table. */
export async function downloadOf(
  sql: Sql,
  person: { id: string; email: string },
): Promise<Record<string, object[]>> {
  const data: Record<string, object[]> = {};
  for await (const { table, rows } of personalData(sql, person)) (data[table] ??= []).push(...rows);
  return data;
}

import { AppError } from '../errors.ts';
import type { Sql } from './db.ts';

export interface Inserted {
  id: string;
  createdAt: Date;
  /** false where an earlier call with the same key had stored it. */
  isNew: boolean;
}

type Row = Record<string, string | null>;
export interface Added {
  id: string;
  createdAt: Date;
}

/**
 * Stores one row in one statement, and at most once per key, however many calls come at the same time.
 *
 * @param insert The statement: it does nothing where the key is there, and resolves with what it added.
 * @param row What it stores, by column, to tell a repeated call from another one with its key.
 * @throws AppError `idempotency_key_reused` where the key has stored something else.
 */
export async function insertOnce(
  sql: Sql,
  table: 'leads' | 'custom_solution_leads',
  row: Row,
  key: string | null,
  insert: () => Promise<Added | null>,
): Promise<Inserted> {
  const added = await insert();
  if (added) return { id: added.id, createdAt: added.createdAt, isNew: true };

  const [known] = await sql<(Row & { id: string; created_at: Date })[]>`
    select * from ${sql(table)} where idempotency_key = ${key}`;
  // Deleted in just this moment.
  if (!known) return insertOnce(sql, table, row, key, insert);
  if (Object.entries(row).some(([column, value]) => known[column] !== value)) {
    throw new AppError('idempotency_key_reused');
  }
  return { id: known.id, createdAt: known.created_at, isNew: false };
}

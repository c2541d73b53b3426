import { AppError } from '../errors.ts';
import type { Sql } from './db.ts';

export interface InsertResult {
  id: string;
  createdAt: Date;
  /** false if an earlier call with the same key stored it. */
  isNew: boolean;
}

type Row = Record<string, string | null>;
export interface InsertedRow {
  id: string;
  createdAt: Date;
}

/**
 * Stores a row with one statement, at most once per key, even if several calls come at the same time.
 *
 * @param insert The statement. It does nothing if the key exists, and resolves with the added row.
 * @param row The row by column, to distinguish a repeated call from a different one with the same key.
 * @throws AppError `idempotency_key_reused` if the key has stored something else.
 */
export async function insertOnce(
  sql: Sql,
  table: 'leads' | 'custom_solution_leads',
  row: Row,
  key: string | null,
  insert: () => Promise<InsertedRow | null>,
): Promise<InsertResult> {
  const added = await insert();
  if (added) return { id: added.id, createdAt: added.createdAt, isNew: true };

  const [known] = await sql<(Row & { id: string; created_at: Date })[]>`
    select * from ${sql(table)} where idempotency_key = ${key}`;
  // Deleted at this very moment.
  if (!known) return insertOnce(sql, table, row, key, insert);
  if (Object.entries(row).some(([column, value]) => known[column] !== value)) {
    throw new AppError('idempotency_key_reused');
  }
  return { id: known.id, createdAt: known.created_at, isNew: false };
}

import type { Sql } from '../data/db.ts';
import type { LeftOut } from './leftOut.ts';
import type { Source } from './source.ts';

/** An installed file, or the one before it. */
export interface ReferenceFile {
  source: string;
  edition: string;
  name: string;
  status: 'installed' | 'previous';
  date: string | null;
  importedAt: Date;
  hash: string;
  rows: number;
  kept: number;
  leftOut: readonly LeftOut[];
}

export const installedFiles = (sql: Sql): Promise<readonly ReferenceFile[]> =>
  sql<ReferenceFile[]>`
    select source, edition, name, status, source_date as date, imported_at as "importedAt", hash, rows, kept,
      left_out as "leftOut"
    from reference_files where status <> 'staged' order by source, edition, status`;

/** When a newer file is to be expected: so many months after the import. */
export function dueAt({ months }: Source, importedAt: Date): Date {
  const due = new Date(importedAt);
  due.setUTCMonth(due.getUTCMonth() + months);
  return due;
}

import type { DataSet } from '@vetsync/machines/admin/model';
import type { Sql } from '../data/db.ts';
import type { LeftOut } from './leftOut.ts';
import type { Source } from './source.ts';
import { sources } from './sources/index.ts';

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

/** Every source with its files, as administrators see it. */
export async function dataSets(sql: Sql, now: Date): Promise<readonly DataSet[]> {
  const files = await installedFiles(sql);
  return sources.flatMap((source) => {
    const { id, title, publisher, page } = source;
    const shared = { source: id, title, publisher, page };
    const installed = files.filter((file) => file.source === id && file.status === 'installed');
    if (installed.length === 0)
      return [{ ...shared, edition: '', status: 'missing' as const, file: null, previous: null }];
    return installed.map(({ edition, name, date, importedAt, rows, kept, leftOut }): DataSet => {
      const previous = files.find(
        (file) => file.source === id && file.edition === edition && file.status === 'previous',
      );
      return {
        ...shared,
        edition,
        status: dueAt(source, importedAt) < now ? 'due' : 'installed',
        file: { name, date, importedAt: importedAt.toISOString(), rows, kept, leftOut },
        previous: previous ? { date: previous.date, importedAt: previous.importedAt.toISOString() } : null,
      };
    });
  });
}

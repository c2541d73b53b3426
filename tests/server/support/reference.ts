import { connect } from '../../../server/data/db.ts';
import { importFiles } from '../../../server/reference/importer.ts';
import type { GivenFile, ImportOptions } from '../../../server/reference/importer.ts';
import { Refused } from '../../../server/reference/refused.ts';
import type { Source } from '../../../server/reference/source.ts';
import { sources } from '../../../server/reference/sources/index.ts';
import { testDatabase } from '../harness.ts';

export const sourceOf = (id: string): Source => sources.find((source) => source.id === id)!;

/** A database for imports, as the owner of its tables. */
export async function importDatabase() {
  const database = await testDatabase();
  const sql = connect(database.url, { max: 4, statementTimeout: 0 });
  return {
    url: database.url,
    sql,
    close: async () => {
      await sql.end({ timeout: 5 });
      await database.drop();
    },
  };
}
type Sql = Awaited<ReturnType<typeof importDatabase>>['sql'];

export interface Given extends Partial<GivenFile> {
  source: string;
  bytes: Buffer;
}

/** Imports files one after another, each with a result: what was imported, or why not. */
export async function importing(sql: Sql, files: readonly Given[], options: Partial<ImportOptions> = {}) {
  async function* each() {
    for (const { source, ...file } of files)
      yield {
        source: sourceOf(source),
        read: async () => ({ name: `${source}.csv`, edition: '', year: '', date: null, ...file }),
      };
  }
  return importFiles(sql, each(), { sources, clock: { now: () => new Date() }, ...options });
}

export async function imported(sql: Sql, file: Given, options: Partial<ImportOptions> = {}) {
  const [result] = await importing(sql, [file], options);
  if (!result || result instanceof Refused) throw result ?? new Error('Nothing was imported.');
  return result;
}

export async function refused(sql: Sql, file: Given): Promise<string> {
  const [result] = await importing(sql, [file]);
  if (!(result instanceof Refused)) throw new Error('It was not refused.');
  return result.message;
}

export const csvOf = (...lines: readonly string[]) => Buffer.from(`${lines.join('\n')}\n`);

/** A crosswalk with so many Army codes. */
export const crosswalkOf = (count: number, title = 'Mechanic') =>
  csvOf(
    'SVC,MOC,MOC_TITLE,ONET,ONET_TITLE',
    ...Array.from({ length: count }, (_, index) => `A,${100 + index},${title} ${index},49-3031.00,Mechanics`),
  );

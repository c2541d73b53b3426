import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { entriesOf } from './entries.ts';
import { createReport } from './leftOut.ts';
import type { LeftOut } from './leftOut.ts';
import { Refused } from './refused.ts';
import type { Source, TableRow } from './source.ts';

/** An arbitrary lock id that nothing else in the database uses. Allows one import at a time. */
const advisoryLock = 41_224_001;
/** Rows per statement. The live feed waits while one runs, so it must be short. */
const batchSize = 500;
/** A file may have so much fewer or more rows than the last one. */
const countChangeMax = 0.2;

/** A file as it was downloaded. */
export interface GivenFile {
  /** Its name, without folders. */
  name: string;
  /** Of a source whose editions are used side by side. Otherwise empty. */
  edition: string;
  /** What its name says of its year. */
  year: string;
  bytes: Buffer;
  /** If it is known from beside the file. */
  date: string | null;
}

export interface Imported {
  source: string;
  edition: string;
  name: string;
  date: string | null;
  rows: number;
  kept: number;
  leftOut: readonly LeftOut[];
}

type Session = Awaited<ReturnType<Sql['reserve']>>;
interface InstalledRow {
  id: number;
  rows: number;
  hash: string;
}

const named = ({ id }: Source, edition: string) => (edition === '' ? id : `${id} ${edition}`);

/** Deletes rows a few at a time. */
async function clear(session: Session, tables: readonly string[], file: number): Promise<void> {
  for (const table of tables) {
    for (;;) {
      const { count } = await session.unsafe(
        `delete from ${table} where ctid = any (array(select ctid from ${table} where file = $1 limit ${10 * batchSize}))`,
        [file],
      );
      if (count === 0) break;
    }
  }
  await session`delete from reference_files where id = ${file}`;
}

async function write(session: Session, file: number, rows: readonly TableRow[]): Promise<void> {
  for (const [table, those] of Map.groupBy(rows, ([name]) => name)) {
    const given = JSON.stringify(those.map(([, row]) => ({ file, ...row })));
    await session.unsafe(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [given],
    );
  }
}

/** Installs what was staged. What it replaces stays, to go back to, unless it is the same file. */
async function swap(session: Session, source: Source, { id, edition, hash }: Staged): Promise<void> {
  const same = (status: string) => session<InstalledRow[]>`
    select id, rows, hash from reference_files
    where source = ${source.id} and edition = ${edition} and status = ${status}`;
  const [installed] = await same('installed');
  const [previous] = await same('previous');
  const outdated = installed?.hash === hash ? installed : previous;
  await session`begin`;
  try {
    if (outdated) await session`update reference_files set status = 'staged' where id = ${outdated.id}`;
    if (installed && installed !== outdated)
      await session`update reference_files set status = 'previous' where id = ${installed.id}`;
    await session`update reference_files set status = 'installed' where id = ${id}`;
    await session`commit`;
  } catch (error) {
    await session`rollback`;
    throw error;
  }
  if (outdated) await clear(session, source.tables, outdated.id);
}

interface Staged {
  id: number;
  edition: string;
  hash: string;
}

/** Compares with what is installed of this edition, or else of the last year. */
async function checkCount(
  session: Session,
  source: Source,
  { edition }: GivenFile,
  counts: { rows: number; kept: number },
): Promise<void> {
  const [last] = await session<{ rows: number; kept: number }[]>`
    select rows, kept from reference_files where source = ${source.id} and status = 'installed'
      and (edition = ${edition} or ${source.editions === 'years'})
    order by edition = ${edition} desc, edition desc limit 1`;
  for (const [count, words] of [
    ['rows', 'rows'],
    // Where many rows are shifted, their number is right.
    ['kept', 'rows that can be used'],
  ] as const)
    if (last && Math.abs(counts[count] - last[count]) > countChangeMax * last[count])
      throw new Refused(
        `has ${counts[count]} ${words}, and the last one had ${last[count]}: more than 20 percent apart. If that is right, import it with --any-count.`,
      );
}

async function importFile(
  session: Session,
  { source, file, clock, isAnyCount }: { source: Source; file: GivenFile; clock: Clock; isAnyCount: boolean },
): Promise<Imported> {
  const { edition, name, bytes } = file;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const date = (file.year === '' ? undefined : source.dated?.(file.year)) ?? file.date;
  const [row] = await session<{ id: number }[]>`
    insert into reference_files
      (source, edition, name, status, source_date, imported_at, hash, rows, kept, left_out, page, license, attribution)
    values (${source.id}, ${edition}, ${name}, 'staged', ${date}, ${clock.now()}, ${hash}, 0, 0, '[]', ${source.page},
      ${source.license}, ${source.attribution})
    returning id`;
  const { id } = row!;
  const report = createReport();
  const counted = { rows: 0, notes: 0 };
  let batch: TableRow[] = [];
  try {
    const entries = entriesOf(source, bytes, { counted, leaveOut: report.leaveOut });
    for await (const stored of source.load(entries, report.leaveOut)) {
      batch.push(stored);
      if (batch.length < batchSize) continue;
      await write(session, id, batch);
      batch = [];
    }
    await write(session, id, batch);
    const kept = counted.rows + counted.notes - report.count();
    if (kept === 0) throw new Refused(`has ${counted.rows} rows, and none can be used.`);
    if (!isAnyCount) await checkCount(session, source, file, { rows: counted.rows, kept });
    const leftOut = report.leftOut();
    await session`
      update reference_files set rows = ${counted.rows}, kept = ${kept}, left_out = ${JSON.stringify(leftOut)}::text::jsonb
      where id = ${id}`;
    await swap(session, source, { id, edition, hash });
    return { source: source.id, edition, name, date, rows: counted.rows, kept, leftOut };
  } catch (error) {
    await clear(session, source.tables, id).catch(() => {});
    if (error instanceof Refused)
      throw new Refused(`${name} (${named(source, edition)}) ${error.message}`, { cause: error });
    throw error;
  }
}

/** Runs work that no other import may disturb. @throws Refused if one runs. */
async function alone<Result>(sql: Sql, work: (session: Session) => Promise<Result>): Promise<Result> {
  const session = await sql.reserve();
  try {
    const [lock] = await session<{ isFree: boolean }[]>`
      select pg_try_advisory_lock(${advisoryLock}) as "isFree"`;
    if (!lock?.isFree) throw new Refused('Another import is running. Wait until it has ended.');
    try {
      return await work(session);
    } finally {
      // The connection stays, and with it the lock. Whoever is cut off has none.
      await session`select pg_advisory_unlock(${advisoryLock})`.catch(() => {});
    }
  } finally {
    session.release();
  }
}

/** Rows of an import that was killed. Nothing shows them. */
async function clearUnfinished(session: Session, sources: readonly Source[]): Promise<void> {
  const left = await session<{ id: number; source: string }[]>`
    select id, source from reference_files where status = 'staged'`;
  for (const { id, source } of left)
    await clear(session, sources.find((each) => each.id === source)?.tables ?? [], id);
}

export interface ImportOptions {
  sources: readonly Source[];
  clock: Clock;
  /** Takes a file whatever its number of rows. */
  isAnyCount?: boolean;
  /** Called after each file. */
  onFile?: (result: Imported | Refused) => void;
}

/**
 * Imports files one after another. A file that is refused changes nothing, and the others are imported all the same.
 *
 * @param sql As the owner of the tables.
 * @throws Refused if another import runs.
 */
export const importFiles = (
  sql: Sql,
  files: AsyncIterable<{ source: Source; read: () => Promise<GivenFile> }>,
  { sources, clock, isAnyCount = false, onFile = () => {} }: ImportOptions,
): Promise<readonly (Imported | Refused)[]> =>
  alone(sql, async (session) => {
    await clearUnfinished(session, sources);
    const results: (Imported | Refused)[] = [];
    for await (const { source, read } of files) {
      try {
        results.push(await importFile(session, { source, file: await read(), clock, isAnyCount }));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        results.push(error);
      }
      onFile(results.at(-1)!);
    }
    for (const table of new Set(sources.flatMap(({ tables }) => tables)))
      await session.unsafe(`analyze ${table}`);
    await session`analyze reference_files`;
    return results;
  });

/** Also for the server, whose role writes none of these tables. */
export async function bringBack(sql: Sql | Session, source: string, edition: string) {
  const [row] = await sql<{ result: 'done' | 'none' | 'busy' }[]>`
    select bring_back_reference(${source}, ${edition}) as result`;
  return row!.result;
}

/** Brings back what the last import replaced. Called again, it brings back the newer one. @throws Refused */
export const goBack = (sql: Sql, source: Source, edition = ''): Promise<void> =>
  alone(sql, async (session) => {
    if ((await bringBack(session, source.id, edition)) !== 'done')
      throw new Refused(`${named(source, edition)} has no earlier file to go back to.`);
  });

import type { Readable } from 'node:stream';
import { leadLimits, leadSchema } from '@vetsync/machines/leads/model';
import { CsvBroken, csvRecords } from '../data/csvRecords.ts';
import type { CsvRecord } from '../data/csvRecords.ts';
import { forbiddenCharacters, hasForbiddenCharacters, withoutDirection } from '../text.ts';
import type { Sql } from '../data/db.ts';
import { fieldErrorOf, withEnglishMessage } from '../fieldTexts.ts';
import { notifyLeads } from './leadNotifications.ts';
import { textOrNull } from './leads.ts';
import { csvColumns, plainCell } from './leadsCsv.ts';
import { dateStyle } from './leadsDate.ts';
import type { DateStyle } from './leadsDate.ts';

/** Maximum errors listed separately. More are only counted. */
const listedErrorsMax = 20;
/** Rows per transaction. The live feed waits while one is open, so it must finish within 20 ms. */
export const batchSize = 100;
/** Maximum line length, in characters: every column at its limit, quoted and escaped. */
const lineMax = 4 * Object.values(leadLimits).reduce((sum, limit) => sum + limit, 0);
/** An arbitrary lock id that nothing else in the database uses. Allows one import at a time. */
const advisoryLock = 53_237_010;

export interface ImportError {
  line: number;
  message: string;
}

/** The file can't be imported. Nothing was stored. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
  readonly errors: ImportError[];

  constructor(errors: ImportError[], count: number) {
    super(`${count} ${count === 1 ? 'line is' : 'lines are'} not valid; nothing was imported`);
    this.errors = errors;
  }
}

/**
 * The database failed in between. The rows added so far are stored, and importing the same file again adds the rest.
 */
export class ImportInterrupted extends Error {
  override name = 'ImportInterrupted';

  constructor(added: number, firstLine: number, cause: unknown) {
    super(
      `Interrupted after ${added} leads: every line from ${firstLine} on is imported. ` +
        'Run the same command again to import the rest',
      { cause },
    );
  }
}

interface ImportRow {
  line: number;
  name: string;
  email: string;
  veteran_status: string | null;
  organization: string | null;
  interest: string | null;
  source: string | null;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** The row's data, or why it can't be stored. */
function readRow({ line, cells: given }: CsvRecord, { parse: parseDay }: DateStyle): ImportRow | ImportError {
  if (given.length !== csvColumns.length) {
    return { line, message: `Has ${given.length} columns instead of ${csvColumns.length}` };
  }
  const cells = given.map(withoutDirection);
  if (cells.some(hasForbiddenCharacters))
    return { line, message: withEnglishMessage(forbiddenCharacters).message };
  const [givenName, givenEmail, ...optional] = cells.map(plainCell) as [string, string, ...string[]];
  const [status, group, wish, origin, date = ''] = optional.map((cell) => cell || undefined);
  const lead = leadSchema.safeParse({
    name: givenName,
    email: givenEmail,
    veteranStatus: status,
    organization: group,
    interest: wish,
    source: origin,
  });
  if (!lead.success)
    return { line, message: lead.error.issues.map((issue) => fieldErrorOf(issue).message).join(', ') };
  const day = parseDay(date);
  if (day === null) return { line, message: `"${date}" is not a date` };
  const { email, veteranStatus, organization, interest, source } = lead.data;
  return {
    line,
    // As the file has it, so that an export of an older lead is recognized.
    name: givenName.trim(),
    email,
    veteran_status: textOrNull(veteranStatus),
    organization: textOrNull(organization),
    interest: textOrNull(interest),
    source: textOrNull(source),
    day,
  };
}

const isHeader = (header: readonly string[]) =>
  header.map((name) => name.trim().toLowerCase()).join() === csvColumns.join().toLowerCase();

/** What the file is not from a line on, for whoever runs the command. */
const brokenTexts: Readonly<Record<CsvBroken['reason'], string>> = {
  quote: 'From here on, the file is not valid CSV: look for a quote that is not closed',
  length: `Has more than ${lineMax} characters: look for a quote that is not closed`,
};

/** Reads the rows. Reports a line's error to `refuse`, and stops where the file is no longer valid CSV. */
async function* readRows(file: Readable, style: DateStyle, refuse: (error: ImportError) => void) {
  let isEmpty = true;
  try {
    for await (const record of csvRecords(file, lineMax)) {
      if (isEmpty) {
        isEmpty = false;
        if (isHeader(record.cells)) continue;
        return refuse({ line: record.line, message: `The columns must be ${csvColumns.join(', ')}` });
      }
      const row = readRow(record, style);
      if ('message' in row) refuse(row);
      else yield row;
    }
  } catch (error) {
    if (!(error instanceof CsvBroken)) throw error;
    return refuse({ line: error.line, message: brokenTexts[error.reason] });
  }
  if (isEmpty) refuse({ line: 1, message: 'The file is empty' });
}

type Session = Awaited<ReturnType<Sql['reserve']>>;

const fields = ['name', 'email', 'veteran_status', 'organization', 'interest', 'source'];
/** Columns of an `ImportRow`. */
const staged = `line integer, ${fields.map((field) => `${field} text`).join(', ')}, day date`;

/** A temporary table. It is deleted when the import ends, also after an error. */
const createStaging = (session: Session) => session.unsafe(`create temporary table imported (${staged})`);

const stage = (session: Session, rows: ImportRow[]) =>
  session.unsafe(
    `insert into pg_temp.imported
     select * from jsonb_to_recordset($1::text::jsonb) as row (${staged})`,
    [JSON.stringify(rows)],
  );

const contentKey = (day: string) => `md5(jsonb_build_array(${[...fields, day].join(', ')})::text)`;

/**
 * The staged rows that are missing in the database, by content and date, from the last line to the first. This only
 * reads, so it may take long.
 */
const missingRows = (session: Session) =>
  session
    .unsafe<ImportRow[]>(`
    with incoming as (
      select *, row_number() over (partition by ${contentKey('day')}) as nth, ${contentKey('day')} as content
      from pg_temp.imported
    ),
    known as (
      select ${contentKey("(created_at at time zone 'UTC')::date")} as content, count(*) as count from leads
      where created_at >= (select min(day) from pg_temp.imported)::timestamp at time zone 'UTC'
        and created_at < ((select max(day) from pg_temp.imported) + 1)::timestamp at time zone 'UTC'
      group by 1
    )
    select line, ${fields.join(', ')}, day::text from incoming left join known using (content)
    where nth > coalesce(known.count, 0)
    order by line desc`)
    .cursor(batchSize);

/** One statement, which makes a short transaction. */
const add = (sql: Sql, rows: readonly ImportRow[]) =>
  sql.unsafe(
    `insert into leads (${fields.join(', ')}, created_at)
     select ${fields.join(', ')}, day::timestamp at time zone 'UTC'
     from jsonb_to_recordset($1::text::jsonb) as row (${staged}) order by line desc`,
    [JSON.stringify(rows)],
  );

export interface ImportResult {
  added: number;
  /** Rows that existed already. */
  known: number;
}

/**
 * Imports a file in the format of the export. A file with an error imports nothing. Rows are added in small
 * transactions, because a long one would delay everyone's live feed. After an interruption, importing the same file
 * again adds the rest; repeating a complete import adds nothing. A lead's time is the start of its date in UTC. The
 * first line of a date is the newest.
 *
 * @param file UTF-8.
 * @param locale The locale of its dates.
 * @throws ImportRefused with the invalid lines. ImportInterrupted with the stored lines.
 */
export async function importLeads(sql: Sql, file: Readable, locale: string): Promise<ImportResult> {
  const errors: ImportError[] = [];
  let count = 0;
  const refuse = (error: ImportError) => {
    count += 1;
    if (errors.length < listedErrorsMax) errors.push(error);
  };
  let rows: ImportRow[] = [];
  let total = 0;
  const session = await sql.reserve();
  try {
    await createStaging(session);
    for await (const row of readRows(file, dateStyle(locale), refuse)) {
      total += 1;
      if (count > 0) continue;
      rows.push(row);
      if (rows.length < batchSize) continue;
      await stage(session, rows);
      rows = [];
    }
    if (count > 0) throw new ImportRefused(errors, count);
    if (rows.length > 0) await stage(session, rows);
    await session`select pg_advisory_lock(${advisoryLock})`;
    const added = await addMissing(sql, session);
    return { added, known: total - added };
  } finally {
    session.release();
  }
}

/** @returns How many rows were added. */
async function addMissing(sql: Sql, session: Session): Promise<number> {
  let added = 0;
  let firstLine: number | null = null;
  try {
    for await (const rows of missingRows(session)) {
      await add(sql, rows);
      added += rows.length;
      firstLine = rows.at(-1)?.line ?? firstLine;
    }
  } catch (error) {
    if (firstLine === null) throw error;
    throw new ImportInterrupted(added, firstLine, error);
  } finally {
    if (added > 0) await notifyLeads(sql).catch(() => {});
  }
  return added;
}

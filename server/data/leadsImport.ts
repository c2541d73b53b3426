import type { Readable } from 'node:stream';
import { leadLimits, leadSchema } from '@vetsync/machines/model';
import { CsvError, parse } from 'csv-parse';
import { tellOfLeads } from '../feed/leadNews.ts';
import { isHostile } from '../http/validate.ts';
import type { Sql } from './db.ts';
import { textOrNull } from './leads.ts';
import { csvColumns, plainCell } from './leadsCsv.ts';
import { dateStyle } from './leadsDate.ts';
import type { DateStyle } from './leadsDate.ts';

/** Faults that are told before the rest is only counted. */
const faultsTold = 20;
/** Rows sent to the database at once. */
const batchSize = 5_000;
/** Longest line, in characters: every column at its limit, quoted and escaped. */
const lineMax = 4 * Object.values(leadLimits).reduce((sum, limit) => sum + limit, 0);
/** Any number that nothing else in the database locks: one import at a time. */
const advisoryLock = 53_237_010;

export interface Fault {
  line: number;
  message: string;
}

/** The file can't be imported; nothing of it was. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
  readonly faults: Fault[];

  constructor(faults: Fault[], count: number) {
    super(`${count} ${count === 1 ? 'line is' : 'lines are'} not valid; nothing was imported`);
    this.faults = faults;
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

/** What the row says, or why it can't be stored. */
function readRow(cells: string[], line: number, { parse: parseDay }: DateStyle): ImportRow | Fault {
  if (cells.length !== csvColumns.length) {
    return { line, message: `Has ${cells.length} columns instead of ${csvColumns.length}` };
  }
  if (Object.values(cells).some(isHostile))
    return { line, message: 'Contains characters that are not allowed' };
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
  if (!lead.success) return { line, message: lead.error.issues.map(({ message }) => message).join(', ') };
  const day = parseDay(date);
  if (day === null) return { line, message: `"${date}" is not a date` };
  const { name, email, veteranStatus, organization, interest, source } = lead.data;
  return {
    line,
    name,
    email,
    veteran_status: textOrNull(veteranStatus),
    organization: textOrNull(organization),
    interest: textOrNull(interest),
    source: textOrNull(source),
    day,
  };
}

const isHeader = (header: readonly string[]) => header.join() === csvColumns.join();

/** Reads the rows; gives what is wrong with a line to `refuse`, and stops where the file is no CSV any more. */
async function* readRows(file: Readable, style: DateStyle, refuse: (fault: Fault) => void) {
  const records = file.pipe(
    parse({
      bom: true,
      info: true,
      max_record_size: lineMax,
      skip_empty_lines: true,
      relax_column_count: true,
    }),
  );
  file.once('error', (error) => records.destroy(error));
  let line = 1;
  try {
    for await (const { record, info } of records as AsyncIterable<{
      record: string[];
      info: { lines: number; records: number };
    }>) {
      const begins = line;
      line = info.lines + 1;
      if (info.records === 1) {
        if (isHeader(record)) continue;
        return refuse({ line: begins, message: `The columns must be ${csvColumns.join(', ')}` });
      }
      const row = readRow(record, begins, style);
      if ('message' in row) refuse(row);
      else yield row;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    refuse({ line, message: error.message });
  }
  if (line === 1) refuse({ line, message: 'The file is empty' });
}

type Session = Awaited<ReturnType<Sql['reserve']>>;

/** In small transactions of its own: a long one would hold back the live feed. */
const stage = (session: Session, rows: ImportRow[]) => session`
  insert into pg_temp.imported
  select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
    line integer, name text, email text, veteran_status text, organization text, interest text, source text, day date
  )`;

const fields = ['name', 'email', 'veteran_status', 'organization', 'interest', 'source'];
const contentKey = (day: string) => `md5(jsonb_build_array(${[...fields, day].join(', ')})::text)`;

/** One statement: all rows or none. What is there already with the same content and day is not added again. */
const addMissing = (session: Session) =>
  session.unsafe(`
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
    insert into leads (${fields.join(', ')}, created_at)
    select ${fields.join(', ')}, day::timestamp at time zone 'UTC'
    from incoming left join known using (content)
    where nth > coalesce(known.count, 0)
    order by line desc`);

export interface Imported {
  added: number;
  /** Rows that were there already. */
  known: number;
}

/**
 * Stores the leads of a file that the export wrote: all of them, or none. Repeating it adds nothing. A lead comes in at
 * the beginning of its day in UTC, the first line of a day as the newest.
 *
 * @param file UTF-8.
 * @param locale In which its dates are written.
 * @throws ImportRefused with the lines that are not valid.
 */
export async function importLeads(sql: Sql, file: Readable, locale: string): Promise<Imported> {
  const faults: Fault[] = [];
  let count = 0;
  const refuse = (fault: Fault) => {
    count += 1;
    if (faults.length < faultsTold) faults.push(fault);
  };
  let rows: ImportRow[] = [];
  let total = 0;
  const session = await sql.reserve();
  try {
    await session`
      create temporary table imported (
        line integer, name text, email text, veteran_status text, organization text, interest text, source text, day date
      )`;
    for await (const row of readRows(file, dateStyle(locale), refuse)) {
      total += 1;
      if (count > 0) continue;
      rows.push(row);
      if (rows.length < batchSize) continue;
      await stage(session, rows);
      rows = [];
    }
    if (count > 0) throw new ImportRefused(faults, count);
    if (rows.length > 0) await stage(session, rows);
    await session`select pg_advisory_lock(${advisoryLock})`;
    const { count: added } = await addMissing(session);
    await tellOfLeads(session);
    return { added, known: total - added };
  } finally {
    await session`select pg_advisory_unlock_all()`;
    await session`drop table if exists pg_temp.imported`;
    session.release();
  }
}

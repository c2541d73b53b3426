import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { LeadSort } from '@vetsync/machines/model';
import postgres from 'postgres';
import type { Sql } from './db.ts';
import { likePattern } from './leads.ts';
import type { LeadFilter } from './leads.ts';
import { csvColumns, safeCellSql } from './leadsCsv.ts';
import { dateStyle } from './leadsDate.ts';
import type { Config } from '../config.ts';
import { createSlots } from '../slots.ts';
import { HttpProblem } from '../http/problem.ts';

export interface LeadExport extends LeadFilter {
  sort: LeadSort;
  locale: string;
}

/** A reader that takes nothing for so long is taken for gone, in milliseconds. */
const stalledMs = 120_000;

/** Excel reads a CSV file as UTF-8 only behind this mark; without it "José" arrives as "JosÃ©". */
const byteOrderMark = '\uFEFF';
const header = Buffer.from(`${byteOrderMark}${csvColumns.join(',')}\n`);

/**
 * A client of one connection, for the same database. After a slow reader `copy … to stdout` can leave a connection of
 * the driver hanging (porsager/postgres, issue 499), so it must not be one of the pool's.
 */
function ownClient(sql: Sql): { own: Sql; close: () => Promise<void> } {
  const {
    socket: newSocket,
    connection,
    ...options
  } = sql.options as unknown as {
    socket: (driver: object) => Socket;
    connection: object;
  };
  let socket: Socket | undefined;
  const own: Sql = postgres({
    ...options,
    socket: (driver: object) => (socket = newSocket(driver)),
    connection: { ...connection, application_name: 'vetsync export', statement_timeout: 0 },
    max: 1,
    // Silence is what a paused reader causes.
    idle_timeout: null,
    max_lifetime: null,
  } as unknown as postgres.Options<Record<string, never>>);
  return {
    own,
    async close() {
      await own.end({ timeout: 0 });
      // The driver only says goodbye, which PostgreSQL doesn't hear while it waits to get rid of rows.
      socket?.destroy();
    },
  };
}

const columns = ['l.name', 'l.email', 'l.veteran_status', 'l.organization', 'l.interest', 'l.source'];

/** COPY takes no parameters: values come as settings of the connection. */
const setting = (name: keyof typeof settingNames) => `current_setting('${settingNames[name]}')`;
const settingNames = {
  template: 'vetsync.template',
  digits: 'vetsync.digits',
  text: 'vetsync.text',
  source: 'vetsync.source',
} as const;

function copyStatement({ q, veteran, source, sort }: LeadExport, hasLatinDigits: boolean): string {
  const day = `to_char(l.created_at at time zone 'UTC', ${setting('template')})`;
  const date = hasLatinDigits ? day : `translate(${day}, '0123456789', ${setting('digits')})`;
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const where = [
    'true',
    ...(q ? [`lead_text(l.name, l.email, l.organization) like lower(${setting('text')})`] : []),
    ...(veteran ? [`coalesce(l.veteran_status = 'veteran', false) = ${veteran === 'veteran'}`] : []),
    ...(source === undefined ? [] : [`l.source = ${setting('source')}`]),
  ];
  return `copy (
    select ${[...columns.map(safeCellSql), date].join(', ')} from leads l where ${where.join(' and ')}
    order by l.created_at ${direction}, l.id ${direction}
  ) to stdout with (format csv, force_quote *)`;
}

/** A function that does its work at the first call only. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
}

/** The header and then the rows, as their reader takes them. `close` is called, however it ends. */
function csvStream(copy: Readable, close: () => Promise<void>): ReadableStream<Uint8Array> {
  // Read as one buffer for whatever has come in: thousands of rows, not one.
  const rows: AsyncIterator<Buffer> = copy[Symbol.asyncIterator]();
  const end = async () => {
    clearTimeout(patience);
    copy.destroy();
    await close();
  };
  const patience = setTimeout(end, stalledMs);
  // Told to whoever reads; without a listener here it would end the process.
  copy.on('error', () => {});

  return new ReadableStream({
    start: (controller) => controller.enqueue(header),
    async pull(controller) {
      patience.refresh();
      try {
        const { done, value } = await rows.next();
        patience.refresh();
        if (!done) return controller.enqueue(value);
      } catch (error) {
        await end();
        throw error;
      }
      await end();
      controller.close();
    },
    cancel: end,
  });
}

async function startCopy(own: Sql, request: LeadExport): Promise<Readable> {
  const { template, digits } = dateStyle(request.locale);
  const values = { template, digits, text: likePattern(request.q ?? ''), source: request.source ?? '' };
  for (const [name, value] of Object.entries(values)) {
    await own`select set_config(${settingNames[name as keyof typeof settingNames]}, ${value}, false)`;
  }
  return own.unsafe(copyStatement(request, digits.startsWith('0123'))).readable();
}

/** Exports that one server runs at once; each holds a connection. */
const exportsMax = 4;
/** Of one administrator. */
const exportsPerPersonMax = 1;

export function createLeadExports(sql: Sql, { rateLimits }: Pick<Config, 'rateLimits'>) {
  let running = 0;
  const slots = createSlots(rateLimits ? exportsPerPersonMax : Number.POSITIVE_INFINITY);

  return {
    /**
     * All leads that match, as CSV in UTF-8, at the pace of its reader and in constant memory. PostgreSQL writes the
     * rows itself, in one snapshot.
     *
     * @param userId Who asks.
     * @throws what keeps it from beginning, as too many running, or NoFreeSlot where too many are this person's. Where it
     *   can't go on later, the stream breaks off.
     */
    async begin(request: LeadExport, userId: string): Promise<ReadableStream<Uint8Array>> {
      const freeSlot = slots.take(userId);
      if (running === exportsMax) {
        freeSlot();
        throw new HttpProblem(503, 'exports_busy', {
          detail: 'Too many exports are running. Please try again in a moment.',
          headers: { 'Retry-After': '5' },
        });
      }
      running += 1;
      const { own, close: closeOwn } = ownClient(sql);
      const close = once(async () => {
        running -= 1;
        freeSlot();
        await closeOwn();
      });
      try {
        return csvStream(await startCopy(own, request), close);
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}

import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import postgres from 'postgres';
import type { Sql as DriverSql } from 'postgres';
import { queryDeadlineMs } from '../data/db.ts';
import type { Sql } from '../data/db.ts';
import { withTimeout } from '../data/deadline.ts';
import { dateStyle } from './leadsDate.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { createSlots } from '../feed/slots.ts';

/** What to export, and how. */
export interface CsvExport {
  columns: readonly string[];
  /**
   * The query to export, with one expression per column. COPY takes no parameters, so values are passed as `settings`.
   */
  select: string;
  /** Values that `select` reads by `setting`. */
  settings: Readonly<Record<string, string>>;
}

/** A value of `CsvExport.settings`, as a PostgreSQL expression. */
export const setting = (name: string) => `current_setting('vetsync.${name}')`;

/** A cell with the UTC date of a timestamp in a locale's format. Empty for null. */
export function dayCell(column: string, locale: string): Pick<CsvExport, 'settings'> & { sql: string } {
  const { template, digits } = dateStyle(locale);
  const day = `to_char(${column} at time zone 'UTC', ${setting('template')})`;
  const isLatin = digits.startsWith('0123');
  return {
    sql: isLatin ? day : `translate(${day}, '0123456789', ${setting('digits')})`,
    settings: { template, digits },
  };
}

/** A client that reads nothing for this long is treated as gone, in milliseconds. */
const stalledMs = 120_000;
/** How often PostgreSQL checks whether its client is still connected, in milliseconds. */
const goneCheckMs = 2_000;

/** Excel reads a CSV file as UTF-8 only with this mark. Without it "José" becomes "JosÃ©". */
const byteOrderMark = '\uFEFF';

/**
 * A client with one connection to the same database. After a slow reader, `copy … to stdout` can leave the driver's
 * connection hanging (porsager/postgres, issue 499), so it must not come from the pool.
 */
function ownClient(sql: Sql): { own: DriverSql; close: () => Promise<void> } {
  const {
    socket: newSocket,
    connection,
    ...options
  } = sql.options as unknown as {
    socket: (driver: object) => Socket;
    connection: object;
  };
  let socket: Socket | undefined;
  const own: DriverSql = postgres({
    ...options,
    socket: (driver: object) => (socket = newSocket(driver)),
    connection: {
      ...connection,
      application_name: 'vetsync export',
      // The form of times that are written as they are.
      DateStyle: 'ISO',
      statement_timeout: 0,
      transaction_timeout: 0,
      // In the order of an index, rows come at once. A sort of a million would send nothing until it has read them all.
      enable_sort: 'off',
      client_connection_check_interval: goneCheckMs,
    },
    max: 1,
    // A paused reader causes silence.
    idle_timeout: null,
    max_lifetime: null,
  } as unknown as postgres.Options<Record<string, never>>);
  return {
    own,
    async close() {
      await own.end({ timeout: 0 });
      // The driver only sends a termination message, which PostgreSQL doesn't read while its output is blocked.
      socket?.destroy();
    },
  };
}

/** Wraps a function so that it only runs at the first call. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
}

/** The header and then the rows, at the reader's pace. `close` is always called at the end. */
function csvStream(header: Uint8Array, copy: Readable, close: () => Promise<void>) {
  // Reads everything that has arrived as one chunk: thousands of rows instead of one.
  const rows: AsyncIterator<Buffer> = copy[Symbol.asyncIterator]();
  const end = async () => {
    clearTimeout(patience);
    copy.destroy();
    await close();
  };
  const patience = setTimeout(end, stalledMs);
  // The reader gets the error. Without a listener it would also end the process.
  copy.on('error', () => {});

  return new ReadableStream<Uint8Array>({
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

async function startCopy(own: DriverSql, { select, settings }: CsvExport): Promise<Readable> {
  for (const [name, value] of Object.entries(settings)) {
    await own`select set_config(${`vetsync.${name}`}, ${value}, false)`;
  }
  return own.unsafe(`copy (${select}) to stdout with (format csv, force_quote *)`).readable();
}

/** Maximum exports per server at a time. Each one holds a connection. */
const exportsMax = 4;
/** Maximum exports per administrator. */
const exportsPerPersonMax = 1;

export function createCsvExports(sql: Sql, { rateLimits }: Pick<Config, 'rateLimits'>) {
  let running = 0;
  const slots = createSlots(
    rateLimits ? exportsPerPersonMax : Number.POSITIVE_INFINITY,
    () => new AppError('too_many_exports'),
  );

  return {
    /**
     * Rows as CSV in UTF-8, at the reader's pace and in constant memory. PostgreSQL writes them itself, in one
     * snapshot.
     *
     * @param userId Who requests it.
     * @throws if it can't start: AppError `exports_busy`, or `too_many_exports` if this person has too many. If it
     *   fails later, the stream breaks off.
     */
    async begin(request: CsvExport, userId: string): Promise<ReadableStream<Uint8Array>> {
      const freeSlot = slots.acquire(userId);
      if (running === exportsMax) {
        freeSlot();
        throw new AppError('exports_busy');
      }
      running += 1;
      const { own, close: closeOwn } = ownClient(sql);
      const close = once(async () => {
        running -= 1;
        freeSlot();
        await closeOwn();
      });
      try {
        const header = Buffer.from(`${byteOrderMark}${request.columns.join(',')}\n`);
        return csvStream(header, await withTimeout(startCopy(own, request), queryDeadlineMs), close);
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}
export type CsvExports = ReturnType<typeof createCsvExports>;

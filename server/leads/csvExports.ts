import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import postgres from 'postgres';
import { queryDeadlineMs } from '../data/db.ts';
import type { Sql } from '../data/db.ts';
import { inTime } from '../data/deadline.ts';
import { dateStyle } from './leadsDate.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { createSlots } from '../slots.ts';

/** What is to be written, and how. */
export interface CsvExport {
  columns: readonly string[];
  /** The query whose rows are written, one expression for each column. COPY takes no parameters: values are `settings`. */
  select: string;
  /** Values that `select` reads by `setting`. */
  settings: Readonly<Record<string, string>>;
}

/** A value of `CsvExport.settings`, as a PostgreSQL expression. */
export const setting = (name: string) => `current_setting('vetsync.${name}')`;

/** A cell with the day in UTC of an instant, as a locale writes it; empty for null. */
export function dayCell(column: string, locale: string): Pick<CsvExport, 'settings'> & { sql: string } {
  const { template, digits } = dateStyle(locale);
  const day = `to_char(${column} at time zone 'UTC', ${setting('template')})`;
  const isLatin = digits.startsWith('0123');
  return {
    sql: isLatin ? day : `translate(${day}, '0123456789', ${setting('digits')})`,
    settings: { template, digits },
  };
}

/** A reader that takes nothing for so long is taken for gone, in milliseconds. */
const stalledMs = 120_000;
/** PostgreSQL looks this often whether whoever it works for is still there, in milliseconds. */
const goneCheckMs = 2_000;

/** Excel reads a CSV file as UTF-8 only behind this mark; without it "José" arrives as "JosÃ©". */
const byteOrderMark = '\uFEFF';

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
    connection: {
      ...connection,
      application_name: 'vetsync export',
      statement_timeout: 0,
      transaction_timeout: 0,
      client_connection_check_interval: goneCheckMs,
    },
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

/** A function that does its work at the first call only. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
}

/** The header and then the rows, as their reader takes them. `close` is called, however it ends. */
function csvStream(header: Uint8Array, copy: Readable, close: () => Promise<void>) {
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

async function startCopy(own: Sql, { select, settings }: CsvExport): Promise<Readable> {
  for (const [name, value] of Object.entries(settings)) {
    await own`select set_config(${`vetsync.${name}`}, ${value}, false)`;
  }
  return own.unsafe(`copy (${select}) to stdout with (format csv, force_quote *)`).readable();
}

/** Exports that one server runs at once, whatever they hold; each holds a connection. */
const exportsMax = 4;
/** Of one administrator. */
const exportsPerPersonMax = 1;

export function createCsvExports(sql: Sql, { rateLimits }: Pick<Config, 'rateLimits'>) {
  let running = 0;
  const slots = createSlots(
    rateLimits ? exportsPerPersonMax : Number.POSITIVE_INFINITY,
    () => new AppError('too_many_exports'),
  );

  return {
    /**
     * Rows as CSV in UTF-8, at the pace of their reader and in constant memory. PostgreSQL writes them itself, in one
     * snapshot.
     *
     * @param userId Who asks.
     * @throws what keeps it from beginning, as AppError `exports_busy`, or `too_many_exports` where too many are this
     *   person's. Where it can't go on later, the stream breaks off.
     */
    async begin(request: CsvExport, userId: string): Promise<ReadableStream<Uint8Array>> {
      const freeSlot = slots.take(userId);
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
        return csvStream(header, await inTime(startCopy(own, request), queryDeadlineMs), close);
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}
export type CsvExports = ReturnType<typeof createCsvExports>;

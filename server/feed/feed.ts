import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Writable } from 'node:stream';
import { feedHeartbeatMs } from '@vetsync/machines/system/model';
import type { Logger } from 'pino';
import { Counter, Gauge } from 'prom-client';
import type { Config } from '../config.ts';
import type { Sql } from '../data/db.ts';
import { comparePositions } from '../data/feedPositions.ts';
import type { Position } from '../data/feedPositions.ts';
import { AppError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import { heartbeatFrame, resetFrame } from './frames.ts';
import { createSlots } from './slots.ts';
import { createNotifier } from './notifier.ts';
import { FeedReader } from './reader.ts';
import type { ReaderOwner } from './reader.ts';
import { takeInRounds } from './rounds.ts';
import { watchReaders } from './watchReaders.ts';
import type { ReasonsToEnd } from './watchReaders.ts';

/** Maximum streams per server. */
const readersMax = 20_000;
/** Maximum rows per read and per write to a stream. */
const batch = 500;
/** Streams that are written to before other work gets a turn. */
const readersPerTurn = 500;
/** Heartbeats are sent to a few streams at a time: writing to a thousand takes 20 ms. */
const heartbeatTurns = 250;
/** How often new rows are polled in case a notification was missed, in milliseconds. */
const pollMs = 1_000;
/** Delays while open transactions hold back rows that are stored already, in milliseconds. The last one repeats. */
const unsettledMs = [2, 5, 10, 25, 50, 100, 250] as const;

const codeOf = (error: unknown) => ({ code: (error as { code?: unknown }).code });

/** A row of a feed: where it is in the order, and who may follow it. */
export interface FeedRow {
  position: Position;
  audience: string;
  /** Somebody of the audience who may not follow it all the same. */
  hiddenFrom?: string | null;
}

/** Rows that come right after a position, with nothing in between, whatever is committed later. */
export interface FollowingRows<Row extends FeedRow> {
  after: Position;
  rows: readonly Row[];
}

/** Where a feed's rows come from. */
export interface FeedSource<Row extends FeedRow> {
  /** The end of what can be read now. */
  current(): Promise<Position>;
  /** The position before which rows were deleted. Null if none were. */
  retainedFrom?: () => Promise<Position | null>;
  /**
   * The rows after a position, and up to another one, inclusive, in order. `more`: whether there are more, now or soon.
   *
   * @param options.audience Only the rows of one audience.
   */
  after(
    position: Position,
    options: { limit: number; upTo?: Position; audience?: string },
  ): Promise<{ rows: Row[]; more: 'none' | 'soon' | 'now' }>;
  /** The events of some rows. They are encoded once for all readers of an audience. */
  encode(rows: readonly Row[]): Buffer;
}

export interface FeedDeps<Row extends FeedRow> {
  /** Names the metrics, as in `lead_feed_streams`. */
  name: string;
  /** PostgreSQL channel on which servers wake each other. */
  channel: string;
  source: FeedSource<Row>;
  /** Which streams have to end, and why. */
  reasonsToEnd: ReasonsToEnd;
  /** Maximum streams per person and server. */
  streamsPerPersonMax: number;
  sql: Sql;
  log: Logger;
  metrics: Metrics;
  config: Pick<Config, 'rateLimits'>;
  stopping: AbortSignal;
}

/** The rows of each audience, in order. */
function byAudience<Row extends FeedRow>(rows: readonly Row[]): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const group = grouped.get(row.audience);
    if (group) group.push(row);
    else grouped.set(row.audience, [row]);
  }
  return grouped;
}

/** The rows that a reader may follow. */
const shownTo = <Row extends FeedRow>({ owner }: FeedReader, rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ hiddenFrom }) => hiddenFrom !== owner.userId);

/**
 * A live feed of one server. It reads new rows from its head in order, encodes them once for each audience, and writes the
 * same bytes to every reader of the audience that has reached the head. A reader that connects later first catches up at
 * its own pace. Without readers the feed is idle.
 */
export function createFeed<Row extends FeedRow>({
  name,
  channel,
  source,
  reasonsToEnd,
  streamsPerPersonMax,
  sql,
  log,
  metrics,
  config,
  stopping,
}: FeedDeps<Row>) {
  const notifier = createNotifier(sql, channel);
  const readers = new Set<FeedReader>();
  /** Readers that have reached the head, by audience. */
  const live = new Map<string, Set<FeedReader>>();
  /** Readers that are past the head, because they come from a server that had read further. */
  const ahead = new Set<FeedReader>();
  const slots = createSlots(
    config.rateLimits ? streamsPerPersonMax : Number.POSITIVE_INFINITY,
    () => new AppError('too_many_streams'),
  );
  const watch = watchReaders({ sql, reasonsToEnd, log, readers });
  /** Open streams, and those about to open. */
  let followers = 0;
  /** null without followers. */
  let head: Position | null = null;
  let starting: Promise<void> | null = null;
  let listening: Promise<unknown> | null = null;
  let reading: Promise<void> | null = null;
  let isWoken = false;
  /** Ends the wait for open transactions. */
  let stopWaiting: (() => void) | null = null;
  let timers: NodeJS.Timeout[] = [];

  const cuts = new Counter({
    name: `${name}_cuts_total`,
    help: 'Streams that were cut because their reader was too slow.',
    registers: [metrics.registry],
  });
  metrics.registry.registerMetric(
    new Gauge({
      name: `${name}_streams`,
      help: 'Open streams of the feed.',
      registers: [],
      collect() {
        this.set(readers.size);
      },
    }),
  );

  function addLive(reader: FeedReader): void {
    const group = live.get(reader.owner.audience);
    if (group) group.add(reader);
    else live.set(reader.owner.audience, new Set([reader]));
  }
  function removeLive(reader: FeedReader): void {
    const group = live.get(reader.owner.audience);
    group?.delete(reader);
    if (group?.size === 0) live.delete(reader.owner.audience);
  }

  async function sendAll(to: ReadonlySet<FeedReader>, frame: Uint8Array): Promise<void> {
    let count = 0;
    // A copy: readers that join during the loop have read these rows themselves.
    const present = [...to];
    for (const reader of present) {
      if (reader.send(frame)) cuts.inc();
      count += 1;
      if (count % readersPerTurn === 0) await nextTurn();
    }
  }

  /** Writes rows to the readers of their audience. Those from whom one is hidden get the others. */
  async function sendRows(to: ReadonlySet<FeedReader>, rows: readonly Row[]): Promise<void> {
    const hidden = new Set(rows.flatMap(({ hiddenFrom }) => hiddenFrom ?? []));
    const apart = hidden.size > 0 ? [...to].filter(({ owner }) => hidden.has(owner.userId)) : [];
    const others = apart.length > 0 ? new Set([...to].filter((reader) => !apart.includes(reader))) : to;
    await sendAll(others, source.encode(rows));
    for (const reader of apart) {
      const shown = shownTo(reader, rows);
      if (shown.length > 0) await sendAll(new Set([reader]), source.encode(shown));
    }
  }

  /** Moves the head past some rows, and writes them to its readers. */
  async function pass(rows: readonly Row[]): Promise<void> {
    head = rows.at(-1)!.position;
    for (const [audience, group] of byAudience(rows)) {
      const listeners = live.get(audience);
      if (listeners) await sendRows(listeners, group);
    }
    rejoin();
  }

  /** Reads from the head until there are no more rows, or no followers. */
  async function read(): Promise<void> {
    let waits = 0;
    for (let from = head; from; from = head) {
      isWoken = false;
      const { rows, more } = await source.after(from, { limit: batch });
      if (head !== from) continue;
      if (rows.length > 0) {
        waits = 0;
        await pass(rows);
      }
      if (more === 'none' && !isWoken) return;
      if (more === 'soon' && !isWoken)
        await untilWoken(unsettledMs[Math.min(waits++, unsettledMs.length - 1)]!);
    }
  }

  /** The end of another transaction may be what is waited for. */
  async function untilWoken(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    stopWaiting = resolve;
    const timer = setTimeout(resolve, ms);
    await promise;
    clearTimeout(timer);
  }

  /** Passes rows without reading them, if they follow the head. */
  async function passOrRead(following: FollowingRows<Row> | null): Promise<void> {
    isWoken = false;
    if (following && following.after === head) {
      await pass(following.rows);
      if (!isWoken) return;
    }
    await read();
  }

  function wake(following: FollowingRows<Row> | null = null): void {
    isWoken = true;
    stopWaiting?.();
    reading ??= passOrRead(following)
      .catch((error: unknown) => log.warn(codeOf(error), `${name} not read`))
      .finally(() => {
        reading = null;
        // Rows were committed after the last look.
        if (isWoken) wake();
      });
  }

  function listen(): void {
    listening ??= Promise.all([notifier.listen(() => wake()), watch.listen()]).catch((error: unknown) => {
      log.warn(codeOf(error), `${name} not listening`);
      listening = null;
    });
  }

  async function begin(): Promise<void> {
    head = await source.current();
    watch.start();
    const takeNext = takeInRounds(readers, heartbeatTurns);
    timers = [
      setInterval(() => (listen(), wake()), pollMs),
      setInterval(() => void sendAll(takeNext(), heartbeatFrame), feedHeartbeatMs / heartbeatTurns),
    ];
    for (const timer of timers) timer.unref();
    listen();
  }

  function rest(): void {
    head = null;
    starting = null;
    watch.stop();
    for (const timer of timers) clearInterval(timer);
  }

  function leave(): void {
    followers -= 1;
    if (followers === 0) rest();
  }

  async function catchUp(reader: FeedReader): Promise<void> {
    for (let upTo = head; upTo && reader.isOpen && reader.isBehind(upTo); upTo = head) {
      const { audience } = reader.owner;
      const { rows, more } = await source.after(reader.position, { limit: batch, upTo, audience });
      const shown = shownTo(reader, rows);
      if (shown.length > 0) await reader.sendPatiently(source.encode(shown));
      reader.position = more === 'none' ? upTo : (rows.at(-1)?.position ?? upTo);
    }
    if (!reader.isOpen) return;
    if (head && comparePositions(reader.position, head) > 0) ahead.add(reader);
    else addLive(reader);
  }

  function catchUpOrCut(reader: FeedReader): void {
    catchUp(reader).catch((error: unknown) => {
      log.info(codeOf(error), 'stream cut while it caught up');
      reader.cut();
    });
  }

  /** Makes the readers past the head catch up after the head has moved. */
  function rejoin(): void {
    const passed = [...ahead];
    ahead.clear();
    for (const reader of passed) catchUpOrCut(reader);
  }

  /** Whether rows after a position were deleted. */
  async function isOutdated(after: Position | null): Promise<boolean> {
    const from = after && (await source.retainedFrom?.());
    return from != null && comparePositions(after!, from) < 0;
  }

  /**
   * Where a stream starts. Another server may have been ahead of this one. A position beyond all rows doesn't belong to
   * this database, for example after a backup was restored.
   */
  async function startingPosition(after: Position | null): Promise<{ start: Position; isReset: boolean }> {
    starting ??= begin().catch((error: unknown) => {
      starting = null;
      throw error;
    });
    await starting;
    const isAhead = after !== null && head !== null && comparePositions(after, head) > 0;
    const isReset =
      (isAhead && comparePositions(after, await source.current()) > 0) || (await isOutdated(after));
    if (!head) throw new AppError('feed_stopping');
    return { start: isReset || after === null ? head : after, isReset };
  }

  stopping.addEventListener('abort', () => {
    for (const reader of readers) reader.end('stopping');
  });

  return {
    /** Number of open streams. */
    streams: () => readers.size,
    /** Position of the feed. null without followers. */
    position: () => head,

    /**
     * Call this after rows were committed. Never waits.
     *
     * @param following The rows, if it is known that they followed the position of the feed: they needn't be read.
     */
    rowsCommitted(following: FollowingRows<Row> | null = null): void {
      if (followers > 0) wake(following);
      notifier.notify();
    },

    /**
     * Streams the rows after a position, or from now on, to the writable that `open` returns, until it ends or the owner
     * may no longer follow them.
     *
     * @throws if the stream can't start, for example AppError `too_many_streams`. `open` has not been called then.
     */
    async follow(owner: ReaderOwner, after: Position | null, open: () => Writable): Promise<void> {
      if (followers >= readersMax) throw new AppError('feed_full');
      const freeSlot = slots.acquire(owner.userId);
      followers += 1;
      const end = () => {
        freeSlot();
        leave();
      };
      try {
        const { start, isReset } = await startingPosition(after);
        const reader = new FeedReader(open(), owner, start);
        readers.add(reader);
        reader.onClose(() => {
          readers.delete(reader);
          removeLive(reader);
          ahead.delete(reader);
          end();
        });
        if (stopping.aborted) return reader.end('stopping');
        if (isReset) reader.send(resetFrame(start));
        catchUpOrCut(reader);
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}

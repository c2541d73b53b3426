import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { expect } from 'vitest';
import type { Sql } from '../../../server/data/db.ts';

export interface StreamEvent {
  id: string;
  event: string;
  data: string;
}

/** An event stream as a client sees it, with everything received so far. */
export interface EventStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly events: StreamEvent[];
  readonly comments: string[];
  readonly isClosed: boolean;
  /** Resolves when `done` is true. Checked whenever data arrives and when the stream closes. */
  until(done: (stream: EventStream) => boolean, withinMs?: number): Promise<void>;
  /** Stops reading from the socket, and resumes. */
  pause(): void;
  resume(): void;
  close(): void;
}

const fieldOf = (block: string, name: string) =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? '';

/** Opens a stream over HTTP. It is parsed by hand, so that nothing reconnects or hides a comment. */
export async function openEventStream(url: string, headers: Record<string, string>): Promise<EventStream> {
  const events: StreamEvent[] = [];
  const comments: string[] = [];
  const waiting = new Set<() => void>();
  let isClosed = false;
  let unread = '';
  let call: ClientRequest | undefined;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call = request(url, { headers, agent: false }, resolve).on('error', reject);
    call.end();
  });
  const look = () => {
    for (const check of waiting) check();
  };
  const closed = () => {
    isClosed = true;
    look();
  };
  response.on('close', closed).on('error', closed);
  call?.on('error', closed);
  response.setEncoding('utf8').on('data', (text: string) => {
    const blocks = (unread + text).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith(':')) comments.push(block.slice(1).trim());
      else
        events.push({
          id: fieldOf(block, 'id'),
          event: fieldOf(block, 'event'),
          data: fieldOf(block, 'data'),
        });
    }
    look();
  });

  const stream: EventStream = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    comments,
    get isClosed() {
      return isClosed;
    },
    until: (done, withinMs = 60_000) =>
      new Promise((resolve, reject) => {
        const finish = (settle: () => void) => {
          clearTimeout(timer);
          waiting.delete(check);
          settle();
        };
        const check = () => {
          if (done(stream)) finish(resolve);
        };
        const timer = setTimeout(
          () =>
            finish(() =>
              reject(new Error(`not within ${withinMs} ms; ${events.length} events, closed: ${isClosed}`)),
            ),
          withinMs,
        );
        waiting.add(check);
        check();
      }),
    pause: () => response.pause(),
    resume: () => response.resume(),
    close: () => response.destroy(),
  };
  return stream;
}

/** Number of received leads. It parses none of them, so calling it for every chunk of a flood is cheap. */
export const leadCount = ({ events }: Pick<EventStream, 'events'>) =>
  events.filter(({ event }) => event === 'lead').length;

/** The `name` of each lead in the events. */
export const namesIn = ({ events }: Pick<EventStream, 'events'>) =>
  events
    .filter(({ event }) => event === 'lead')
    .map(({ data }) => (JSON.parse(data) as { name: string }).name);

/**
 * Waits until the feed is past all stored leads. Transactions of other test files in the same cluster hold it back
 * while they write; a stream opened during that time starts before those leads and gets them later.
 */
export const feedSettled = (sql: Sql, table: 'leads' | 'facts' = 'leads') =>
  expect
    .poll(
      async () => {
        const [row] = await sql<{ count: number }[]>`
          select count(*)::int as count from ${sql(table)} where tx >= pg_snapshot_xmin(pg_current_snapshot())`;
        return row?.count;
      },
      { interval: 20 },
    )
    .toBe(0);

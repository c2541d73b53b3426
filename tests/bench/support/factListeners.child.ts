/**
 * Opens the event streams that it is sent, and reports for each fact on the watched ones by which command it came, and
 * when: `node factListeners.child.ts PORT`.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

export interface StreamToOpen {
  path: string;
  cookie: string;
  isWatched: boolean;
}
export interface Arrival {
  commandId: string;
  /** Milliseconds since 1970. */
  at: number;
}

const [port = ''] = process.argv.slice(2);
/** Streams that are being opened at once. */
const concurrency = 50;
/** Arrivals are sent together, because each message takes time from what is measured. */
const reportEveryMs = 100;
let arrivals: Arrival[] = [];

/** Reports the facts of one stream. */
function factReporter(): (piece: string) => void {
  let tail = '';
  return (piece) => {
    const at = performance.timeOrigin + performance.now();
    const blocks = (tail + piece).split('\n\n');
    tail = blocks.pop() ?? '';
    for (const block of blocks) {
      const commandId = /"commandId":"([^"]*)"/.exec(block)?.[1];
      if (block.includes('event: fact') && commandId) arrivals.push({ commandId, at });
    }
  };
}

async function open({ path, cookie, isWatched }: StreamToOpen): Promise<void> {
  const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1');
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\naccept: text/event-stream\r\n\r\n`,
  );
  const [head] = (await once(socket, 'data')) as [string];
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head);
  socket.on('data', isWatched ? factReporter() : () => {});
}

process.on('message', async ({ streams }: { streams: StreamToOpen[] }) => {
  for (let from = 0; from < streams.length; from += concurrency) {
    await Promise.all(streams.slice(from, from + concurrency).map(open));
  }
  process.send?.({ opened: streams.length });
});
setInterval(() => {
  if (arrivals.length === 0) return;
  process.send?.({ arrivals });
  arrivals = [];
}, reportEveryMs);
process.send?.({});

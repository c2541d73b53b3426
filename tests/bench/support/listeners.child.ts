/**
 * Opens event streams at a port and reports, for each requested number of events, when each stream had received it:
 * `node listeners.child.ts PORT PATH COUNT COOKIE`.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

const [port = '', path = '', count = '', cookie = ''] = process.argv.slice(2);
const marker = 'event: lead';
const nowMs = () => performance.timeOrigin + performance.now();

/** Arrival times by event number. */
let arrivals: number[][] = [];
let complete = 0;
let wanted = 0;
let isInOrder = true;

/** Counts the events of one stream. */
function arrivalReporter(): (piece: string) => void {
  let seen = 0;
  let last = '';
  let tail = '';
  return (piece) => {
    const at = nowMs();
    const blocks = (tail + piece).split('\n\n');
    tail = blocks.pop() ?? '';
    for (const block of blocks) {
      if (!block.includes(marker)) continue;
      const name = /"name":"([^"]*)"/.exec(block)?.[1] ?? '';
      if (name <= last) isInOrder = false;
      last = name;
      (arrivals[seen] ??= []).push(at);
      seen += 1;
      if (seen < wanted) continue;
      complete += 1;
      seen = 0;
      if (complete === Number(count)) process.send?.({ arrivals, isInOrder });
    }
  };
}

async function open(): Promise<void> {
  const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1');
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\naccept: text/event-stream\r\n\r\n`,
  );
  const [head] = (await once(socket, 'data')) as [string];
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head);
  socket.on('data', arrivalReporter());
}

process.on('message', (message: { events: number }) => {
  arrivals = [];
  complete = 0;
  wanted = message.events;
});
const concurrency = 100;
for (let opened = 0; opened < Number(count); opened += concurrency) {
  await Promise.all(Array.from({ length: Math.min(concurrency, Number(count) - opened) }, open));
}
process.send?.({ opened: Number(count) });

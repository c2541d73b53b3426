/**
 * Opens so many event streams at a port and tells, for each asked-for number of events, when each stream had it:
 * `node listeners.child.ts PORT PATH COUNT COOKIE`.
 */
import { connect } from 'node:net';

const [port = '', path = '', count = '', cookie = ''] = process.argv.slice(2);
const marker = 'event: lead\n';
const nowMs = () => performance.timeOrigin + performance.now();

/** Arrivals by number of the event. */
let arrivals: number[][] = [];
let complete = 0;
let wanted = 0;
let isInOrder = true;

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    let seen = 0;
    let last = '';
    let tail = '';
    let isOpen = false;
    const socket = connect(Number(port), '127.0.0.1');
    socket.setEncoding('latin1').on('error', reject);
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\naccept: text/event-stream\r\n\r\n`,
    );
    socket.on('data', (piece: string) => {
      if (!isOpen) {
        if (!piece.startsWith('HTTP/1.1 200')) reject(new Error(piece));
        isOpen = true;
        resolve();
        return;
      }
      const at = nowMs();
      const blocks = (tail + piece).split('\n\n');
      tail = blocks.pop() ?? '';
      for (const block of blocks) {
        if (!`${block}\n`.includes(marker)) continue;
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
    });
  });
}

process.on('message', (message: { events: number }) => {
  arrivals = [];
  complete = 0;
  wanted = message.events;
});
const atOnce = 100;
for (let opened = 0; opened < Number(count); opened += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, Number(count) - opened) }, open));
}
process.send?.({ opened: Number(count) });

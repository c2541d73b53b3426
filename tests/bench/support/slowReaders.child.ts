/**
 * Requests a path repeatedly over several connections, reading each response in pieces with pauses, until it is ended:
 * `node slowReaders.child.ts PORT PATH COUNT`.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

const [port = '', path = '', count = ''] = process.argv.slice(2);
const pauseMs = 500;

async function open(): Promise<void> {
  const socket = connect(Number(port), '127.0.0.1');
  let left = 0;
  const ask = () => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  socket.on('data', (piece: Buffer) => {
    let body = piece.byteLength;
    if (left === 0) {
      const text = piece.toString('latin1');
      left = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      body -= text.indexOf('\r\n\r\n') + 4;
    }
    left -= body;
    if (left <= 0) {
      left = 0;
      ask();
    }
    socket.pause();
    setTimeout(() => socket.resume(), pauseMs);
  });
  await once(socket, 'connect');
  ask();
}

await Promise.all(Array.from({ length: Number(count) }, open));
process.send?.({ opened: Number(count) });

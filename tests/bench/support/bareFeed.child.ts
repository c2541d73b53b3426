/** The floor of the feed: a bare Node server that writes each posted body to every open response. */
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const open = new Set<ServerResponse>();
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: opened\ndata: {}\n\n');
    open.add(response);
    return;
  }
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const frame = Buffer.from(`id: 1\nevent: lead\ndata: ${Buffer.concat(pieces).toString()}\n\n`);
    for (const one of open) one.write(frame);
    response.writeHead(201, { 'content-length': 0 }).end();
  });
});
process.on('message', () => global.gc?.());
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port, cookie: '' }),
);

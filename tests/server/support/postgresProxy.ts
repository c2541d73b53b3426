import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A network between the server and PostgreSQL that can be made to fail. */
export async function postgresProxy(postgresUrl: string) {
  const target = new URL(postgresUrl);
  const socketFolder = target.searchParams.get('host') ?? '';
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;
  let cutAt = Number.POSITIVE_INFINITY;

  const proxy = createServer((near) => {
    const far = connect(`${socketFolder}/.s.PGSQL.${target.port || 5432}`);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    let messages = 0;
    near.on('data', (chunk) => {
      messages += 1;
      if (messages === cutAt) far.destroy();
      else if (!isSilent) far.write(chunk);
    });
    far.on('data', (chunk) => isSilent || near.write(chunk));
    for (const one of pair) {
      one.on('error', () => {});
      one.on('close', () => {
        // A half-open connection: one end isn't notified that the other has closed.
        if (!isSilent) for (const other of pair) other.destroy();
        pairs.delete(pair);
      });
    }
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      proxy.listen(port, '127.0.0.1', () => resolve((proxy.address() as AddressInfo).port));
    });
  const port = await listen(0);

  const cut = () => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`,
    /** Breaks connections and refuses new ones. */
    async refuse() {
      const closed = new Promise((resolve) => {
        proxy.close(resolve);
      });
      cut();
      await closed;
    },
    /** Breaks each connection when the server sends its nth message. The first one is 1. */
    cutAtMessage(nth: number) {
      cutAt = nth;
    },
    /** Drops all data without closing connections. */
    silence() {
      isSilent = true;
    },
    async restore() {
      cutAt = Number.POSITIVE_INFINITY;
      if (isSilent) {
        isSilent = false;
        cut();
      }
      if (!proxy.listening) await listen(port);
    },
    async close() {
      cut();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
    },
  };
}

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Served {
  /** URL of the folder, with a trailing slash. */
  url: string;
  /** Requested paths that don't exist. */
  missing: string[];
  close: () => Promise<void>;
}

/** Serves a folder's files below a path, and nothing else, like a static host. */
export async function serveFolder(folder: string, path: string): Promise<Served> {
  const missing: string[] = [];
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      if (!file.startsWith(path)) throw new Error('Beside the folder');
      const body = await readFile(join(folder, decodeURIComponent(file.slice(path.length))));
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(body);
    } catch {
      missing.push(pathname);
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser keeps its connections, also those of pages that are gone.
        server.closeAllConnections();
      }),
  };
}

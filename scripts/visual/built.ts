import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** The file that it is from, such as `./stories/Components/Button.stories.tsx`. */
  importPath: string;
  tags: string[];
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder's files on a free port. */
export async function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
    const file = join(folder, path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Everything in a built Storybook's sidebar, in its order. */
export function entriesOf(folder: string): Entry[] {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  return Object.values(entries);
}

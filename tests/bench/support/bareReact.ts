import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Hello</title></head>
<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;
const script = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));`;

/** One heading rendered by React in the browser, built by Vite, served compressed on a free port. */
export async function serveBareReact() {
  // Inside the project, so that the build can resolve react.
  const root = mkdtempSync(join(resolve(import.meta.dirname, '../../../app/dist'), 'bare-'));
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'main.js'), script);
  await build({ root, configFile: false, logLevel: 'silent', mode: 'production' });

  const server = createServer((request, response) => {
    const path = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    try {
      const body = brotliCompressSync(readFileSync(join(root, 'dist', path)));
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
      rmSync(root, { recursive: true });
    },
  };
}

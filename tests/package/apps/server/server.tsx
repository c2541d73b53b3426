import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { languageAttributes } from '@vetsync/ui/language/attributes';
import { renderToString } from 'react-dom/server';
import { Overlays } from './Overlays.js';
import { Page } from './Page.js';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const client = new URL('../client/', import.meta.url);
const template = await readFile(new URL('index.html', client), 'utf8');

const server = createServer(async ({ url = '/' }, response) => {
  if (url === '/' || url.startsWith('/overlays/')) {
    const page = url === '/' ? <Page /> : <Overlays path={url} />;
    const { lang, dir } = languageAttributes('es-US');
    const html = template
      .replace('<html>', `<html lang="${lang}" dir="${dir}">`)
      .replace('<!--page-->', () => renderToString(page));
    response.setHeader('content-type', 'text/html').end(html);
    return;
  }
  try {
    const file = await readFile(new URL(`.${url}`, client));
    response.setHeader('content-type', types[extname(url)] ?? 'application/octet-stream').end(file);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/`);
});

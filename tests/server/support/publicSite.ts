import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPublicLookup, publicLookupHref } from '../../../machines/reference/model/index.ts';
import type { EverybodysPage } from '../../../server/http/pages/rendering.ts';
import { readSite } from '../../../server/http/pages/site.ts';
import { testClock } from '../harness.ts';
import { accountServer } from './accounts.ts';
import type { Server } from './accounts.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** Instead of the screens, which only the build has: the names of what is on the page. */
const textOf = (page: EverybodysPage): string => {
  if (isPublicLookup(page)) return `${page.kind} ${publicLookupHref(page)}`;
  switch (page.kind) {
    case 'listing':
      return page.listing.title;
    case 'organization':
      return [page.organization.name, ...page.listings.map(({ title }) => title)].join(', ');
    case 'listings':
      return page.isZipUnknown
        ? 'unknown ZIP code'
        : page.found.listings.map(({ title }) => title).join(', ');
    case 'missing':
      return 'missing';
  }
};
const rendering = (language: string) => ({
  render: (page: EverybodysPage, address: string) => ({
    head: `<title>${escaped(textOf(page))}</title>`,
    html: `<main lang="${language}" data-address="${escaped(address)}">${escaped(textOf(page))}</main>`,
  }),
  template: '<!doctype html><head><!--head--></head><body><!--root--></body>',
  version: '1',
});

/** A server with pages for everyone, and a clock that only tests advance. */
export async function publicSite() {
  const folder = mkdtempSync(join(tmpdir(), 'vetsync-public-'));
  mkdirSync(join(folder, 'assets'));
  const files = {
    'index.html': 'shell',
    'index.es.html': 'shell',
    'robots.txt': 'User-agent: *\nDisallow: /api/\n',
    'routes.json': JSON.stringify(['/']),
  };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  const clock = testClock();
  const site = { ...readSite(folder), renderings: { en: rendering('en'), es: rendering('es') } };
  const server: Server = await accountServer({ site, clock });
  return {
    server,
    clock,
    page: async (path: string, headers: Record<string, string> = {}) => {
      const answer = await server.request(path, { headers: { accept: 'text/html', ...headers } });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The structured data of a page, as a search engine reads it. */
export const dataIn = (text: string): Record<string, unknown> | null => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  return json === undefined ? null : (JSON.parse(json) as Record<string, unknown>);
};

import { createMiddleware } from 'hono/factory';
import { publicListingHref, publicOrganizationHref } from '@vetsync/machines/organizations/model';
import { publicLookups } from '@vetsync/machines/reference/model';
import { uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { sitemapKinds, sitemapPageSize } from '../../listings/sitemap.ts';
import type { SitemapEntry } from '../../listings/sitemap.ts';
import { createLookupSitemap, lookupSitemapKinds } from '../../reference/sitemap.ts';
import type { AppEnv } from '../env.ts';
import { HttpProblem } from '../errors/problem.ts';

/** It may be stale for 10 minutes, because each page checks for itself whether it is public. */
const cacheControl = 'public, max-age=600';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const document = (element: string, items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespace}>\n${items.join('\n')}\n</${element}>\n`;

const pathOf = {
  listings: (id: string) => publicListingHref({ id }),
  organizations: (slug: string) => publicOrganizationHref({ slug }),
  occupations: (name: string) => `${publicLookups.occupations}/${name.toLowerCase()}`,
  schools: (id: string) => `${publicLookups.schools}/${id}`,
} as const;
/** In a code, only `&` has to be escaped. Ids and slugs have nothing. */
const urlItem = (origin: string, path: string, at?: Date) =>
  `<url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc>${at ? `<lastmod>${at.toISOString()}</lastmod>` : ''}</url>`;

interface SitemapFile {
  kind: keyof typeof pathOf | 'lookups';
  after: string;
}
const fileAddress = ({ kind, after }: SitemapFile) =>
  `/sitemap.xml?kind=${kind}&amp;after=${encodeURIComponent(after)}`;
const query = z.union([
  z.object({ kind: z.enum(sitemapKinds), after: uuidSchema }),
  z.object({ kind: z.enum(lookupSitemapKinds), after: z.string().check(z.regex(/^[\da-z&/-]{0,24}$/i)) }),
  z.object({ kind: z.literal('lookups'), after: z.literal('') }),
]);

/** `/sitemap.xml` lists the files of the sitemap, and with a query it is one of them. `/robots.txt` leads there. */
export function sitemapPages(
  { config, listings, sql }: Pick<Deps, 'config' | 'listings' | 'sql'>,
  robots: string | null,
) {
  const { sitemap } = listings;
  const lookups = createLookupSitemap(sql, sitemapPageSize);
  const origin = config.appOrigin;

  async function files(): Promise<string> {
    const pages: SitemapFile[] = [{ kind: 'lookups', after: '' }, ...(await sitemap.pages())];
    for (const kind of lookupSitemapKinds)
      for (const after of await lookups.starts(kind)) pages.push({ kind, after });
    return document(
      'sitemapindex',
      pages.map((page) => `<sitemap><loc>${origin}${fileAddress(page)}</loc></sitemap>`),
    );
  }
  async function file(asked: object): Promise<string> {
    const { data: page } = query.safeParse(asked);
    if (!page) throw new HttpProblem(404, 'not_found');
    if (page.kind === 'lookups')
      return document(
        'urlset',
        Object.values(publicLookups).map((path) => urlItem(origin, path)),
      );
    const entries: readonly SitemapEntry[] =
      page.kind === 'listings' || page.kind === 'organizations'
        ? await sitemap.entries(page)
        : await lookups.entries(page.kind, page.after);
    return document(
      'urlset',
      entries.map(({ name, at }) => urlItem(origin, pathOf[page.kind](name), at)),
    );
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    const isRobots = robots !== null && c.req.path === '/robots.txt';
    if (!isRobots && c.req.path !== '/sitemap.xml') return void (await next());
    c.header('Cache-Control', cacheControl);
    if (isRobots) return c.text(`${robots.trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`);
    const asked = c.req.query();
    const body = Object.keys(asked).length === 0 ? await files() : await file(asked);
    c.header('Content-Type', 'application/xml; charset=utf-8');
    return c.body(body);
  });
}

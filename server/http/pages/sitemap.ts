import { createMiddleware } from 'hono/factory';
import { publicListingHref, publicOrganizationHref } from '@vetsync/machines/organizations/model';
import { uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { sitemapKinds } from '../../listings/sitemap.ts';
import type { SitemapEntry, SitemapKind, SitemapPage } from '../../listings/sitemap.ts';
import type { AppEnv } from '../env.ts';
import { HttpProblem } from '../errors/problem.ts';

/** It may be stale for 10 minutes, because each page checks for itself whether it is public. */
const cacheControl = 'public, max-age=600';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const document = (element: string, items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespace}>\n${items.join('\n')}\n</${element}>\n`;

const pathOf: Readonly<Record<SitemapKind, (name: string) => string>> = {
  listings: (id) => publicListingHref({ id }),
  organizations: (slug) => publicOrganizationHref({ slug }),
};
/** Ids and slugs contain no characters that XML must escape. */
const urlItem = (origin: string, kind: SitemapKind, { name, at }: SitemapEntry) =>
  `<url><loc>${origin}${pathOf[kind](name)}</loc><lastmod>${at.toISOString()}</lastmod></url>`;

const fileAddress = ({ kind, after }: SitemapPage) => `/sitemap.xml?kind=${kind}&amp;after=${after}`;
const query = z.object({ kind: z.enum(sitemapKinds), after: uuidSchema });

/** `/sitemap.xml` lists the files of the sitemap, and with a query it is one of them. `/robots.txt` leads there. */
export function sitemapPages({ config, listings }: Pick<Deps, 'config' | 'listings'>, robots: string | null) {
  const { sitemap } = listings;
  const origin = config.appOrigin;

  async function files(): Promise<string> {
    const pages = await sitemap.pages();
    return document(
      'sitemapindex',
      pages.map((page) => `<sitemap><loc>${origin}${fileAddress(page)}</loc></sitemap>`),
    );
  }
  async function file(asked: object): Promise<string> {
    const { data: page } = query.safeParse(asked);
    if (!page) throw new HttpProblem(404, 'not_found');
    const entries = await sitemap.entries(page);
    return document(
      'urlset',
      entries.map((entry) => urlItem(origin, page.kind, entry)),
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

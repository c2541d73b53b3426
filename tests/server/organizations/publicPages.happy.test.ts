import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitemapPageSize } from '../../../server/listings/sitemap.ts';
import { appOrigin } from '../harness.ts';
import { draft, lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { dataIn, publicSite } from '../support/publicSite.ts';

let site: Awaited<ReturnType<typeof publicSite>>;
let employer: Lister;
let job: { id: string; title: string };
beforeAll(async () => {
  site = await publicSite();
  employer = await lister(site.server);
  job = await published(site.server, employer);
  await draft(site.server, employer, 'job', { title: 'A secret plan' });
});
afterAll(() => site.close());

test('a published listing has a page, with an address and data for search engines', async () => {
  const { status, headers, text } = await site.page(`/listings/${job.id}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text).toContain(`<title>${job.title}</title>`);
  expect(text).toContain(`<link rel="canonical" href="${appOrigin}/listings/${job.id}" />`);
  expect(text).toContain(`hreflang="es" href="${appOrigin}/es/listings/${job.id}"`);
  expect(dataIn(text)).toMatchObject({
    '@type': 'JobPosting',
    title: job.title,
    hiringOrganization: { name: employer.name },
  });
});

test('an organization has a page with what is open, and not with its drafts', async () => {
  const { status, text } = await site.page(`/o/${employer.slug}`);
  expect(status).toBe(200);
  expect(text).toContain(
    `<main lang="en" data-address="/o/${employer.slug}">${employer.name}, ${job.title}</main>`,
  );
  expect(dataIn(text)).toMatchObject({ '@type': 'Organization', name: employer.name });
});

test('the search has a page for each address', async () => {
  const all = await site.page('/listings');
  expect(all.status).toBe(200);
  expect(all.text).toContain(job.title);
  expect((await site.page('/listings?q=crane&near=23510')).text).toContain(`>${job.title}</main>`);
  expect((await site.page('/listings?kind=degree')).text).not.toContain(job.title);
  // Only the kind is an address of its own: search engines would find the same listings under each text.
  expect((await site.page('/listings?kind=job&q=crane')).text).toContain(
    `<link rel="canonical" href="${appOrigin}/listings?kind=job" />`,
  );
});

test('a page is in the language that its path names', async () => {
  const { text } = await site.page(`/es/listings/${job.id}`);
  expect(text).toContain(`<main lang="es" data-address="/listings/${job.id}">`);
  expect(text).toContain(`<link rel="canonical" href="${appOrigin}/es/listings/${job.id}" />`);
});

test('a browser asks again, and gets the page only if it changed', async () => {
  const path = `/listings/${(await published(site.server, employer)).id}`;
  const first = await site.page(path);
  const etag = first.headers.get('etag')!;
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  expect((await site.page(path, { 'if-none-match': etag })).status).toBe(304);
  expect((await site.page(path, { 'if-none-match': '"other"' })).status).toBe(200);
  await site.server.sql`update organizations set name = 'Harbor Renamed' where id = ${employer.id}`;
  expect((await site.page(path, { 'if-none-match': etag })).status).toBe(200);
  const compressed = await site.page(path, { 'accept-encoding': 'br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('etag')).not.toBe(etag);
});

describe('the sitemap', () => {
  test('lists files, and each file the addresses of what is open', async () => {
    const robots = await site.page('/robots.txt');
    expect(robots.text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${appOrigin}/sitemap.xml\n`);
    const index = await site.page('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const files = [...index.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&').slice(appOrigin.length),
    );
    expect(files).toHaveLength(5);
    const contents = (await Promise.all(files.map((file) => site.page(file)))).map(({ text }) => text);
    expect(contents.join('')).toContain(`<loc>${appOrigin}/listings/${job.id}</loc>`);
    expect(contents.join('')).toContain(`<loc>${appOrigin}/o/${employer.slug}</loc>`);
  });

  test('has several files when there is much, which follow each other without a gap', async () => {
    const { sql } = site.server;
    await sql`alter table listings disable trigger listings_are_published`;
    await sql`
      insert into listings (organization_id, kind, status, title, created_at, updated_at, published_at)
      select ${employer.id}, 'job', 'published', 'Job ' || n, now(), now(), now()
      from generate_series(1, ${sitemapPageSize + 50}::int) n`;
    await sql`alter table listings enable trigger listings_are_published`;
    await sql`
      insert into published_listings select p.* from listings l cross join lateral published_row(l) p
      where l.status = 'published' on conflict do nothing`;
    site.clock.advance(11 * 60_000);
    const pages = await site.server.deps.listings.sitemap.pages();
    const files = pages.filter(({ kind }) => kind === 'listings');
    expect(files).toHaveLength(2);
    const found = await Promise.all(files.map((file) => site.server.deps.listings.sitemap.entries(file)));
    const names = found.flat().map(({ name }) => name);
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from published_listings`;
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(row!.count);
  });
});

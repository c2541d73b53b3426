import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';

/** Addresses in one file of the sitemap. Search engines take 50,000 at most. */
export const sitemapPageSize = 5_000;
/** How long the list of files may be out of date, in milliseconds. */
const indexAgeMs = 10 * 60_000;

export const sitemapKinds = ['listings', 'organizations'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** A file of the sitemap: what follows an id. */
export interface SitemapPage {
  kind: SitemapKind;
  /** Not included. The lowest of all in the first file. */
  after: string;
}
export interface SitemapEntry {
  /** Of a listing its id, of an organization its slug. */
  name: string;
  at: Date;
}
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** What everyone may see, for search engines, in files of a limited size. Each file is found by the id before it. */
export function createSitemap(sql: Sql, clock: Clock) {
  let known: { pages: SitemapPage[]; until: number } | null = null;

  /** The last id of each full file, and the beginning. */
  async function startsOf(kind: SitemapKind): Promise<string[]> {
    const ids =
      kind === 'listings'
        ? sql`select id from published_listings`
        : sql`select id from organizations where status = 'approved'`;
    const rows = await sql<{ id: string }[]>`
      select id from (select id, row_number() over (order by id) as place from (${ids}) i) p
      where place % ${sitemapPageSize}::int = 0 order by id`;
    return [beforeAll, ...rows.map(({ id }) => id)];
  }

  return {
    async pages(): Promise<readonly SitemapPage[]> {
      const now = clock.now().getTime();
      if (known && known.until > now) return known.pages;
      const pages: SitemapPage[] = [];
      for (const kind of sitemapKinds) {
        for (const after of await startsOf(kind)) pages.push({ kind, after });
      }
      known = { pages, until: now + indexAgeMs };
      return pages;
    },

    entries({ kind, after }: SitemapPage): Promise<SitemapEntry[]> {
      return kind === 'listings'
        ? sql<SitemapEntry[]>`
            select id as name, published_at as at from published_listings
            where id > ${after} and (ends_at is null or ends_at > ${clock.now()})
            order by id limit ${sitemapPageSize}`
        : sql<SitemapEntry[]>`
            select slug as name, updated_at as at from organizations
            where id > ${after} and status = 'approved' order by id limit ${sitemapPageSize}`;
    },
  };
}

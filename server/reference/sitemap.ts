import type { Sql } from '../data/db.ts';

export const lookupSitemapKinds = ['occupations', 'schools'] as const;
export type LookupSitemapKind = (typeof lookupSitemapKinds)[number];

/** Everything in the public files that has a page, for search engines. A file has at most some 12,000 rows. */
export function createLookupSitemap(sql: Sql, pageSize: number) {
  /** Ids in order: `army/68W`, or the number of a school. */
  const idsOf = (kind: LookupSitemapKind) =>
    kind === 'occupations'
      ? sql`
          select m.branch || '/' || m.code as id, f.imported_at as at
          from reference_military_codes m join reference_files f on f.id = m.file
          where m.file = reference_file('military-crosswalk')`
      : sql`
          select s.id, f.imported_at as at from reference_schools s join reference_files f on f.id = s.file
          where s.file = reference_file('schools') and s.is_active`;

  return {
    /** What precedes each file: the last id of the one before, or nothing. */
    async starts(kind: LookupSitemapKind): Promise<string[]> {
      const rows = await sql<{ id: string }[]>`
        select id from (select id, row_number() over (order by id collate "C") as place from (${idsOf(kind)}) i) p
        where place % ${pageSize}::int = 0 order by id collate "C"`;
      return ['', ...rows.map(({ id }) => id)];
    },

    entries: (kind: LookupSitemapKind, after: string): Promise<{ name: string; at: Date }[]> => sql`
      select id as name, at from (${idsOf(kind)}) i
      where id collate "C" > ${after} order by id collate "C" limit ${pageSize}`,
  };
}

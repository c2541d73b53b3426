import type { EventPage, ListedEventRow } from '@vetsync/machines/organizations/model';
import { isUuid } from '@vetsync/machines/system/model';
import type { Clock } from '../clock.ts';
import { pageOf } from '../data/keyset.ts';
import type { Keyset } from '../data/keyset.ts';
import type { Sql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { listingColumns, listingOf } from './rows.ts';
import type { ListingRow } from './rows.ts';
import { organizationColumn } from './search.ts';
import { listingWords, prefixMin } from './words.ts';

export interface EventSearch {
  /** Words in the title, the description, the place or the organization's name. */
  q?: string | undefined;
  type?: string | undefined;
  cursor?: Keyset | undefined;
  limit: number;
}

type Row = ListingRow & Pick<ListedEventRow, 'organization' | 'taken' | 'waiting'> & { endsAt: Date | null };

const columns = (sql: Sql) => sql`
  ${listingColumns(sql)}, ${organizationColumn(sql)}, l.ends_at as "endsAt",
  coalesce(s.taken, 0) as taken, coalesce(s.waiting, 0) as waiting`;

const eventOf = ({ organization, taken, waiting, endsAt: _endsAt, ...listing }: Row): ListedEventRow => ({
  ...listingOf(listing),
  organization,
  taken,
  waiting,
  miles: null,
});

/** Published events of approved organizations that are not over. */
export const createEventSearch = (sql: Sql, clock: Clock) => ({
  /** Those that are over first come first. */
  async find({ q, type, cursor, limit }: EventSearch): Promise<EventPage> {
    const words = q === undefined ? null : listingWords(q);
    const rows = await sql<Row[]>`
      select ${columns(sql)}
      from (
        select p.id from published_listings p
        where p.kind = 'event' and p.ends_at > ${clock.now()}
          ${type === undefined ? sql`` : sql`and p.type = ${type}`}
          ${words === null ? sql`` : sql`and p.words @@ (select listing_query(${words}::text[], ${prefixMin}::int))`}
          ${cursor ? sql`and (p.ends_at, p.id) > (${cursor.createdAt}, ${cursor.id})` : sql``}
        order by p.ends_at, p.id limit ${limit + 1}
      ) f
      join listings l on l.id = f.id join organizations o on o.id = l.organization_id
      left join event_seats s on s.listing_id = l.id
      where l.status = 'published' and o.status = 'approved'
      order by l.ends_at, l.id`;
    const { page, nextCursor } = pageOf(
      rows.map((row) => ({ ...row, createdAt: row.endsAt! })),
      limit,
    );
    const created = new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
    return { events: page.map((row) => eventOf({ ...row, createdAt: created.get(row.id)! })), nextCursor };
  },

  /** @throws AppError `not_found` unless everybody may see it, and it is not over. */
  async read(id: string): Promise<ListedEventRow> {
    if (!isUuid(id)) throw new AppError('not_found');
    const [row] = await sql<Row[]>`
      select ${columns(sql)}
      from listings l join organizations o on o.id = l.organization_id left join event_seats s on s.listing_id = l.id
      where l.id = ${id} and l.kind = 'event' and l.status = 'published' and o.status = 'approved'
        and (l.ends_at is null or l.ends_at > ${clock.now()})`;
    if (!row) throw new AppError('not_found');
    return eventOf(row);
  },
});

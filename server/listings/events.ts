import { communityId } from '@vetsync/machines/model/exchange';
import type { EventPage, ListedEventRow } from '@vetsync/machines/organizations/model';
import { isUuid } from '@vetsync/machines/system/model';
import type { Clock } from '../clock.ts';
import { pageOf } from '../data/keyset.ts';
import type { Keyset } from '../data/keyset.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { withScope } from '../data/scopes.ts';
import { AppError } from '../errors.ts';
import { listingColumns, listingOf } from './rows.ts';
import type { ListingRow } from './rows.ts';
import { organizationColumn } from './search.ts';
import { listingWords, prefixMin } from './words.ts';

export interface EventSearch {
  /** Words in the title, the description, the place or the organization's name. */
  q?: string | undefined;
  type?: string | undefined;
  /** The month in which they end: `YYYY-MM`. */
  month?: string | undefined;
  cursor?: Keyset | undefined;
  limit: number;
}

type Row = ListingRow & Pick<ListedEventRow, 'organization' | 'taken' | 'waiting'> & { endsAt: Date | null };

interface HostedRow extends Omit<Row, 'organization'> {
  host: string;
  isVerified: boolean;
  isOwn: boolean;
}

const seatColumns = (sql: Sql | TransactionSql) => sql`
  ${listingColumns(sql)}, l.ends_at as "endsAt", coalesce(s.taken, 0) as taken, coalesce(s.waiting, 0) as waiting`;
const columns = (sql: Sql) => sql`${seatColumns(sql)}, ${organizationColumn(sql)}`;

/** Events of people that are not over, in the scope of who reads. */
const hosted = (tx: TransactionSql, now: Date, narrowed: ReturnType<typeof seatColumns>, limit: number) => tx<
  HostedRow[]
>`
  select ${seatColumns(tx)}, h.name as host, h.is_verified as "isVerified", h.is_own as "isOwn"
  from listings l join people_events h on h.listing_id = l.id left join event_seats s on s.listing_id = l.id
  where l.organization_id = community_id() and l.status = 'published' and l.ends_at > ${now} ${narrowed}
  order by l.ends_at, l.id limit ${limit}`;

/** An event of a person, as everyone who is signed in sees it. Their name is all that is said of them. */
const hostedEventOf = ({ host, isVerified, isOwn, ...row }: HostedRow): ListedEventRow => ({
  ...eventOf({
    ...row,
    organization: { id: communityId, slug: '', name: host, kind: 'nonprofit', website: '', phone: '' },
  }),
  host: { isVerified, isOwn },
});

const eventOf = ({ organization, taken, waiting, endsAt: _endsAt, ...listing }: Row): ListedEventRow => ({
  ...listingOf(listing),
  organization,
  taken,
  waiting,
  miles: null,
});

/**
 * Published events of approved organizations that are not over, and, for whoever is signed in, those of people.
 *
 * @param sql Connections of searches, in which nobody is signed in.
 */
export const createEventSearch = (sql: Sql, people: Sql, clock: Clock) => ({
  /** Those that are over first come first. */
  async find(
    { q, type, month, cursor, limit }: EventSearch,
    userId: string | null = null,
  ): Promise<EventPage> {
    const of =
      userId === null
        ? []
        : await withScope(people, { userId }, (tx) => {
            const has = tx`
        ${type === undefined ? tx`` : tx`and l.type = ${type}`}
        ${month === undefined ? tx`` : tx`and to_char(l.ends_at at time zone 'utc', 'YYYY-MM') = ${month}`}
        ${cursor ? tx`and (l.ends_at, l.id) > (${cursor.createdAt}, ${cursor.id})` : tx``}
        ${
          q === undefined
            ? tx``
            : tx`and not exists (
          select from unnest(${listingWords(q)}::text[]) word where ' ' || l.search_text not like '% ' || word || '%')`
        }`;
            return hosted(tx, clock.now(), has, limit + 1);
          });
    const words = q === undefined ? null : listingWords(q);
    const rows = await sql<Row[]>`
      select ${columns(sql)}
      from (
        select p.id from published_listings p
        where p.kind = 'event' and p.ends_at > ${clock.now()}
          ${type === undefined ? sql`` : sql`and p.type = ${type}`}
          ${month === undefined ? sql`` : sql`and to_char(p.ends_at at time zone 'utc', 'YYYY-MM') = ${month}`}
          ${words === null ? sql`` : sql`and p.words @@ (select listing_query(${words}::text[], ${prefixMin}::int))`}
          ${cursor ? sql`and (p.ends_at, p.id) > (${cursor.createdAt}, ${cursor.id})` : sql``}
        order by p.ends_at, p.id limit ${limit + 1}
      ) f
      join listings l on l.id = f.id join organizations o on o.id = l.organization_id
      left join event_seats s on s.listing_id = l.id
      where l.status = 'published' and o.status = 'approved'
      order by l.ends_at, l.id`;
    // Both have the same order, so the page begins with the first of each.
    const found = [
      ...rows.map((row) => ({ id: row.id, createdAt: row.endsAt!, event: eventOf(row) })),
      ...of.map((row) => ({ id: row.id, createdAt: row.endsAt!, event: hostedEventOf(row) })),
    ].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
    const { page, nextCursor } = pageOf(found.slice(0, limit + 1), limit);
    return { events: page.map(({ event }) => event), nextCursor };
  },

  /** @throws AppError `not_found` unless everyone may see it, or everyone who is signed in, and it is not over. */
  async read(id: string, userId: string | null = null): Promise<ListedEventRow> {
    if (!isUuid(id)) throw new AppError('not_found');
    const [own] =
      userId === null
        ? []
        : await withScope(people, { userId }, (tx) => hosted(tx, clock.now(), tx`and l.id = ${id}`, 1));
    if (own) return hostedEventOf(own);
    const [row] = await sql<Row[]>`
      select ${columns(sql)}
      from listings l join organizations o on o.id = l.organization_id left join event_seats s on s.listing_id = l.id
      where l.id = ${id} and l.kind = 'event' and l.status = 'published' and o.status = 'approved'
        and (l.ends_at is null or l.ends_at > ${clock.now()})`;
    if (!row) throw new AppError('not_found');
    return eventOf(row);
  },
});

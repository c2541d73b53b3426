import type { Fragment } from 'postgres';
import { plainText } from '@vetsync/machines/model/text';
import { foldedPattern } from '../../data/likePattern.ts';
import type { AdminUser, AdminUserChange } from '@vetsync/machines/admin/model';
import type { Role } from '@vetsync/machines/account/model';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { pageOf } from '../../data/keyset.ts';
import type { Keyset } from '../../data/keyset.ts';
import { withScope } from '../../data/scopes.ts';
import { countedRole, isCountedAs } from './countedRole.ts';
import { guardLastAdministrator } from './lastAdministrator.ts';
import type { Users } from './users.ts';

export interface PeopleRequest {
  /** Part of an email address or a name. */
  q?: string | undefined;
  /** What they count as. */
  role?: Role | undefined;
  cursor?: Keyset | undefined;
  limit: number;
}

type Row = Omit<AdminUser, 'createdAt' | 'lastSeenAt'> & { createdAt: Date; lastSeenAt: Date | null };

const person = ({ createdAt, lastSeenAt, ...row }: Row): AdminUser => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

/** Shortest text that the trigram index can search for, in characters. */
const indexedTextLength = 3;
/** Rows that a search scans before it uses the index. */
const nearbyPeople = 5_000;

const columns = (tx: TransactionSql, now: Date) => tx`
  u.id, u.email, u.full_name as "fullName", coalesce(r.role, 'user') as role, ${countedRole(tx)} as "countedRole",
  u.veteran_verified as "veteranVerified", u.banned_at is not null as banned, u.created_at as "createdAt",
  s."lastSeenAt", s.sessions,
  exists (select from second_factors f where f.user_id = u.id and f.verified_at is not null) as "secondFactor"
  from users u left join user_roles r on r.user_id = u.id
  cross join lateral (
    select max(last_seen_at) as "lastSeenAt", count(*)::int as sessions
    from sessions where user_id = u.id and expires_at > ${now}
  ) s`;

/** All accounts, as administrators see and change them. */
export function createPeople(sql: Sql, clock: Clock, users: Users) {
  /** Runs in the scope in which it can be known who works where. */
  const reading = <Result>(work: (tx: TransactionSql) => Promise<Result>) =>
    withScope(sql, { administration: true }, work);

  const find = (id: string): Promise<AdminUser | null> =>
    reading(async (tx) => {
      const [row] = await tx<Row[]>`select ${columns(tx, clock.now())} where u.id = ${id}`;
      return row ? person(row) : null;
    });

  return {
    find,

    /**
     * A page of people, newest first. Its time doesn't depend on how many there are: a search first scans the next few
     * thousand rows, where frequent text is found, and then uses the trigram index for rare text.
     */
    list: ({ q, role, cursor, limit }: PeopleRequest) =>
      reading(async (tx) => {
        const where = tx`
        where true ${cursor ? tx`and (u.created_at, u.id) < (${cursor.createdAt}, ${cursor.id})` : tx``}
        ${role === undefined ? tx`` : tx`and ${isCountedAs(tx, role)}`}`;
        const order = tx`order by u.created_at desc, u.id desc`;
        const text = foldedPattern(q ?? '');
        const isIndexed = plainText(q ?? '').length >= indexedTextLength;

        /** The people whose ids a query returns. */
        const pageOfIds = async (ids: Fragment) => {
          const rows = await tx<Row[]>`
          select ${columns(tx, clock.now())} where u.id in (${ids}) ${order}`;
          const { page, nextCursor } = pageOf(rows, limit);
          return { users: page.map(person), nextCursor };
        };

        if (!q) return pageOfIds(tx`select u.id from users u ${where} ${order} limit ${limit + 1}`);
        const nearby = await pageOfIds(tx`
        select u.id from (
          select * from users u ${where} ${order} limit ${isIndexed ? nearbyPeople : null}
        ) u where fold_text(u.email || E'\n' || coalesce(u.full_name, '')) like ${text} ${order} limit ${limit + 1}`);
        if (nearby.nextCursor !== null || !isIndexed) return nearby;
        return pageOfIds(tx`
        select u.id from users u ${where}
          and u.id in (select id from account_texts where text like ${text} offset 0) ${order} limit ${limit + 1}`);
      }),

    /**
     * Changes role and ban. Both affect open sessions and streams immediately. Null if the id is unknown.
     *
     * @throws AppError `last_administrator`.
     */
    async change(id: string, { role, banned }: AdminUserChange): Promise<AdminUser | null> {
      await guardLastAdministrator(sql, async (tx) => {
        const [known] = await tx`select from users where id = ${id} for no key update`;
        if (!known) return;
        if (role === 'admin') await users.makeAdministrator(id, tx);
        else if (role !== undefined) await users.setRole(id, role, tx);
        if (banned === true)
          await tx`update users set banned_at = ${clock.now()} where id = ${id} and banned_at is null`;
        if (banned === false) await tx`update users set banned_at = null where id = ${id}`;
      });
      return find(id);
    },

    /** Whether there is another administrator. */
    async hasOtherAdministrator(id: string): Promise<boolean> {
      const rows = await sql`
        select from user_roles r join users u on u.id = r.user_id
        where r.role = 'admin' and u.banned_at is null and u.id <> ${id} limit 1`;
      return rows.length > 0;
    },
  };
}
export type People = ReturnType<typeof createPeople>;

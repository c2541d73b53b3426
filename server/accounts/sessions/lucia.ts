import type { Role } from '@vetsync/machines/account/model';
import type { Language } from '@vetsync/machines/system/model';
import { Lucia, TimeSpan } from 'lucia';
import type { Adapter } from 'lucia';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';

/** A session expires when it hasn't been used for this long … */
const idleLifetime = new TimeSpan(7, 'd');
export const idleMs = idleLifetime.milliseconds();
/** … and at the latest this long after signing in, in milliseconds. */
export const absoluteLifetimeMs = new TimeSpan(30, 'd').milliseconds();

export interface SessionUser {
  id: string;
  email: string;
  fullName: string | null;
  role: Role;
  veteranVerified: boolean;
  /** The language of the person's pages and mails. */
  locale: Language;
}

/** Columns that Lucia doesn't manage. */
export interface SessionAttributes {
  endsAt: Date;
  provenAt: Date;
  lastSeenAt: Date;
  /** Written when the session starts, not read when it is checked. */
  userAgent?: string | null;
  /** Like `userAgent`. */
  proofEpoch?: number | null;
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof luciaFor>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: Omit<SessionUser, 'id'>;
  }
}

/** A row of the view `session_users`. */
type Row = SessionUser & SessionAttributes & { session: string; expiresAt: Date };

/** How far our clock is ahead of the system clock, which Lucia reads, in milliseconds. Zero except in tests. */
export const clockSkew = (clock: Clock) => clock.now().getTime() - Date.now();

/**
 * Lucia's storage in our tables. A check is one prepared statement. Times are converted to the system clock. Lucia
 * doesn't support an absolute lifetime, so the adapter enforces it.
 */
function adapterFor(sql: Sql, clock: Clock): Adapter {
  const inSystemTime = (time: Date) => new Date(time.getTime() - clockSkew(clock));
  const inClockTime = (time: Date) => new Date(time.getTime() + clockSkew(clock));

  return {
    async getSessionAndUser(id) {
      const [row] = await sql<Row[]>`select * from session_users where session = ${id}`;
      // Lucia would delete one that has expired, also if the clock is ahead. The housekeeping deletes it.
      if (!row || row.expiresAt <= clock.now()) return [null, null];
      const {
        id: userId,
        email,
        fullName,
        role,
        veteranVerified,
        locale,
        endsAt,
        provenAt,
        lastSeenAt,
      } = row;
      // A session that lasts until its absolute end can't be renewed. With the full idle lifetime left, Lucia doesn't try.
      const renewable = row.expiresAt < endsAt;
      const expiresAt = renewable ? inSystemTime(row.expiresAt) : new Date(Date.now() + idleMs);
      return [
        { id, userId, expiresAt, attributes: { endsAt, provenAt, lastSeenAt } },
        { id: userId, attributes: { email, fullName, role, veteranVerified, locale } },
      ];
    },
    async getUserSessions(userId) {
      const rows = await sql<Row[]>`select * from session_users where id = ${userId}`;
      return rows.map(({ session, expiresAt, endsAt, provenAt, lastSeenAt }) => ({
        id: session,
        userId,
        expiresAt: inSystemTime(expiresAt),
        attributes: { endsAt, provenAt, lastSeenAt },
      }));
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      const { endsAt, provenAt, lastSeenAt, userAgent = null, proofEpoch = null } = attributes;
      // Doesn't wait for the disk (docs/decisions/004).
      await sql`
        with async_commit as materialized (select set_config('synchronous_commit', 'off', true))
        insert into sessions (id, user_id, created_at, expires_at, ends_at, proven_at, last_seen_at, user_agent,
          proof_epoch)
        select ${id}, ${userId}::uuid, ${clock.now()}::timestamptz, ${inClockTime(expiresAt)}::timestamptz,
          ${endsAt}::timestamptz, ${provenAt}::timestamptz, ${lastSeenAt}::timestamptz, ${userAgent},
          ${proofEpoch}::integer
        from async_commit`;
    },
    async updateSessionExpiration(id, expiresAt) {
      await sql`
        update sessions set expires_at = least(${inClockTime(expiresAt)}::timestamptz, ends_at) where id = ${id}`;
    },
    async deleteSession(id) {
      await sql`delete from sessions where id = ${id}`;
    },
    async deleteUserSessions(userId) {
      await sql`delete from sessions where user_id = ${userId}`;
    },
    async deleteExpiredSessions() {
      await sql`delete from sessions where expires_at <= ${clock.now()}`;
    },
  };
}

/** Lucia on our tables. With `secure` the cookie is bound to https and to this host. */
export function luciaFor(sql: Sql, clock: Clock, secure: boolean) {
  return new Lucia(adapterFor(sql, clock), {
    sessionExpiresIn: idleLifetime,
    sessionCookie: {
      name: secure ? '__Host-vetsync_session' : 'vetsync_session',
      attributes: { secure, sameSite: 'lax', path: '/' },
    },
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (user) => user,
  });
}

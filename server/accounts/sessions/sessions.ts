import type { Role, Session } from '@vetsync/machines/account/model';
import type { Clock } from '../../clock.ts';
import { isHttps } from '../../config.ts';
import type { Config } from '../../config.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { absoluteLifetimeMs, clockSkew, luciaFor } from './lucia.ts';
import type { SessionUser } from './lucia.ts';
import { looksLikeSecret, newSecret, sha256 } from '../secrets.ts';

export type { SessionUser } from './lucia.ts';

export interface ValidSession {
  /** SHA-256 of the cookie's token. It identifies the session but grants no access. */
  id: string;
  user: SessionUser;
  expiresAt: Date;
  /** When the user last proved their identity. */
  provenAt: Date;
  /**
   * Just created or renewed: the response should set `cookie(token)`, so that the cookie lasts as long as the session.
   */
  fresh: boolean;
}

/** The part of a session that the browser may see. */
export function publicSession({ user, expiresAt }: ValidSession): Session {
  const { id, email, fullName, role, veteranVerified, locale } = user;
  return { user: { id, email, fullName }, role, veteranVerified, locale, expiresAt: expiresAt.toISOString() };
}

/** Maximum stored length of a user agent, in characters. */
const userAgentMaxLength = 200;
/** Minimum time between two updates of `last_seen_at`, in milliseconds. A write per request would be too expensive. */
const seenEveryMs = 60_000;

const earlier = (a: Date, b: Date) => (a < b ? a : b);

/**
 * Sessions in PostgreSQL, checked by Lucia. Database triggers send the user's id on the channel `session_ended` when a
 * session ends or a role changes, so every server can close that user's streams immediately.
 */
export function createSessions(sql: Sql, clock: Clock, config: Pick<Config, 'appOrigin'>) {
  const lucia = luciaFor(sql, clock, isHttps(config));
  const inClockTime = (systemTime: Date) => new Date(systemTime.getTime() + clockSkew(clock));

  const updatingLastSeen = new Set<string>();
  /** Updates when a session was last seen. Nothing waits for it, and losing it in a crash is harmless. */
  async function updateLastSeen(id: string): Promise<void> {
    if (updatingLastSeen.has(id)) return;
    updatingLastSeen.add(id);
    const now = clock.now();
    await sql`
      with async_commit as materialized (select set_config('synchronous_commit', 'off', true))
      update sessions set last_seen_at = ${now} from async_commit
      where id = ${id} and last_seen_at <= ${new Date(now.getTime() - seenEveryMs)}`
      .catch(() => {})
      .finally(() => updatingLastSeen.delete(id));
  }

  return {
    cookieName: lucia.sessionCookieName,
    /** `Set-Cookie` header that sets the session cookie. */
    cookie: (token: string) => lucia.createSessionCookie(token).serialize(),
    /** `Set-Cookie` header that clears the session cookie. */
    blankCookie: () => lucia.createBlankSessionCookie().serialize(),

    /** The session of a cookie's token. Null if it is unknown, ended or expired. */
    async validate(token: string): Promise<ValidSession | null> {
      if (!looksLikeSecret(token)) return null;
      const { session, user } = await lucia.validateSession(sha256(token));
      if (!session) return null;
      const { id, endsAt, provenAt, lastSeenAt, fresh } = session;
      if (clock.now().getTime() - lastSeenAt.getTime() >= seenEveryMs) void updateLastSeen(id);
      return { id, user, expiresAt: earlier(inClockTime(session.expiresAt), endsAt), provenAt, fresh };
    },

    /**
     * Creates a session with a new token, which the caller puts in a cookie.
     *
     * @param options.userAgent The browser's user agent, for the user's list of devices.
     * @param options.proofEpoch The account's epoch when its password was looked up.
     * @throws SQLSTATE VB001 if the user is banned, VB002 if the proof is outdated.
     */
    async begin(
      user: SessionUser,
      {
        userAgent,
        proofEpoch,
      }: { userAgent?: string | null | undefined; proofEpoch?: number | undefined } = {},
    ): Promise<{ token: string; session: ValidSession }> {
      const token = newSecret();
      const now = clock.now();
      const attributes = {
        endsAt: new Date(now.getTime() + absoluteLifetimeMs),
        provenAt: now,
        lastSeenAt: now,
        userAgent: userAgent?.slice(0, userAgentMaxLength) || null,
        proofEpoch: proofEpoch ?? null,
      };
      const { id, expiresAt } = await lucia.createSession(user.id, attributes, { sessionId: sha256(token) });
      return {
        token,
        session: { id, user, expiresAt: inClockTime(expiresAt), provenAt: now, fresh: true },
      };
    },

    /**
     * Gives a session a new token, so that a stolen one no longer works.
     *
     * @param options.proven The user has just proven their identity.
     * @returns null if the session has ended.
     */
    async renew(
      session: ValidSession,
      { proven, within = sql }: { proven: boolean; within?: Sql | TransactionSql },
    ): Promise<{ token: string; session: ValidSession } | null> {
      const token = newSecret();
      const id = sha256(token);
      const provenAt = proven ? clock.now() : session.provenAt;
      const moved = await within`
        update sessions set id = ${id}, proven_at = ${provenAt} where id = ${session.id}`;
      return moved.count === 1 ? { token, session: { ...session, id, provenAt, fresh: true } } : null;
    },

    /** Ends the session of a token, if there is one. */
    endToken: (token: string) => lucia.invalidateSession(sha256(token)),
    end: ({ id }: ValidSession) => lucia.invalidateSession(id),
    async endOthers({ id, user }: ValidSession): Promise<void> {
      await sql`delete from sessions where user_id = ${user.id} and id <> ${id}`;
    },
    endAll: (userId: string) => lucia.invalidateUserSessions(userId),

    /** The current role of each session. Ended sessions are missing. For open streams. */
    async rolesOf(ids: readonly string[]): Promise<Map<string, Role>> {
      const rows = await sql<{ id: string; role: Role }[]>`
        select s.id, coalesce(r.role, 'user') as role
        from sessions s left join user_roles r on r.user_id = s.user_id
        where s.id = any(${[...ids]}::text[]) and s.expires_at > ${clock.now()}`;
      return new Map(rows.map(({ id, role }) => [id, role]));
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;

import { letters } from '@vetsync/machines/model';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { lockAddress } from './lockAddress.ts';
import { looksLikeSecret, newSecret, sha256 } from './secrets.ts';
import type { SessionUser } from './sessions.ts';
import type { NewUser, Users } from './users.ts';

const hourMs = 3_600_000;
export const registrationLifetimeMs = 7 * 24 * hourMs;

/**
 * Sign-ups waiting for the proof of their address. Nothing here looks at whether an address has an account before the
 * mail is written, so a caller can't learn it from the answer or from its time. Each registration keeps its own
 * password: whoever signs up with somebody else's address gains nothing, as long as that person opens only links they
 * asked for.
 */
export function createRegistrations(sql: Sql, clock: Clock, users: Users) {
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  /** Ends every registration of an address; whether one was waiting. */
  async function withdraw(email: string, within: Sql | TransactionSql = sql): Promise<boolean> {
    const ended = await within<{ expiresAt: Date }[]>`
      delete from registrations where email = ${email} returning expires_at as "expiresAt"`;
    return ended.some(({ expiresAt }) => expiresAt > clock.now());
  }

  return {
    withdraw,

    /** Keeps a sign-up and asks for its mail, in one commit. The caller wakes the mail. */
    async add({ email, fullName, passwordHash }: NewUser & { passwordHash: string }): Promise<void> {
      const now = clock.now();
      await sql`
        with registration as (
          insert into registrations (email, full_name, password_hash, requested_at, expires_at)
          values (${email}, ${fullName}, ${passwordHash}, ${now}, ${later(registrationLifetimeMs)})
          returning id
        )
        insert into mail_outbox (kind, recipient, registration_id, requested_at, due_at)
        select 'confirm', ${email}, id, ${now}::timestamptz, ${now}::timestamptz from registration`;
    },

    /**
     * A new link token for a registration that waits at `email`: the one named, or the newest. Null when none waits.
     * Earlier links stay good until they expire, as mails may arrive in any order.
     */
    async issueToken(email: string, registrationId: string | null): Promise<string | null> {
      const token = newSecret();
      const issued = await sql`
        insert into account_tokens (hash, purpose, email, registration_id, expires_at)
        select ${sha256(token)}, 'confirm', email, id, ${later(letters.confirmLinkMs)}::timestamptz
        from registrations
        where email = ${email} and id = coalesce(${registrationId}::uuid, id) and expires_at > ${clock.now()}
        order by requested_at desc limit 1`;
      return issued.count === 1 ? token : null;
    },

    /**
     * Turns the registration of a link into a user and ends all others of that address. Null when the token is unknown,
     * spent or expired; of any number of parallel tries exactly one gets the user.
     */
    async confirm(token: string): Promise<SessionUser | null> {
      if (!looksLikeSecret(token)) return null;
      return sql.begin(async (tx) => {
        const [proof] = await tx<{ email: string; registrationId: string }[]>`
          select email, registration_id as "registrationId" from account_tokens
          where hash = ${sha256(token)} and purpose = 'confirm' and expires_at > ${clock.now()}`;
        if (!proof) return null;
        await lockAddress(tx, proof.email);
        const waiting = await tx<(NewUser & { id: string })[]>`
          select id, email, full_name as "fullName", password_hash as "passwordHash" from registrations
          where email = ${proof.email}`;
        const registration = waiting.find(({ id }) => id === proof.registrationId);
        if (!registration) return null;
        await withdraw(proof.email, tx);
        return users.add(registration, tx);
      });
    },
  };
}
export type Registrations = ReturnType<typeof createRegistrations>;

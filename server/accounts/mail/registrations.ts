import * as letters from '@vetsync/machines/model/letters';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import type { MailRequests } from './mailRequests.ts';
import { holdToken } from './linkTokens.ts';
import { looksLikeSecret, newSecret, sha256 } from '../secrets.ts';
import type { SessionUser } from '../sessions/sessions.ts';
import type { NewUser, Users } from '../people/users.ts';

const hourMs = 3_600_000;
/** How long a sign-up waits for the proof of its email address, in milliseconds. */
export const registrationLifetimeMs = 7 * 24 * hourMs;

type Registration = NewUser & { passwordHash: string };

/**
 * Sign-ups waiting for the proof of their email address. Nothing here looks at whether an email address has an account before the
 * mail is written, so a caller can't learn it from the answer or from its time.
 *
 * Each registration keeps its own password, and the browser that signed up keeps a secret of it. A mailed link proves the
 * email address only: the password becomes that of the account where the link is opened in the same browser. Anywhere else
 * whoever opened the link chooses a password then. So nobody's password counts but that of the email address's owner, whoever
 * signs up or asks for the mail, how often and in which order.
 */
export function createRegistrations(
  sql: Sql,
  clock: Clock,
  { users, mailRequests }: { users: Users; mailRequests: MailRequests },
) {
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  /** Ends every registration of an email address and its links; whether one was waiting. */
  async function withdraw(email: string, within: Sql | TransactionSql = sql): Promise<boolean> {
    await within`delete from account_tokens where email = ${email} and purpose = 'confirm'`;
    const ended = await within<{ expiresAt: Date }[]>`
      delete from registrations where email = ${email} returning expires_at as "expiresAt"`;
    return ended.some(({ expiresAt }) => expiresAt > clock.now());
  }

  return {
    withdraw,

    /**
     * Stores a sign-up and asks for its mail, in one commit. The caller wakes the mail.
     *
     * @returns The secret for the browser that signed up, which is stored as its hash.
     */
    async add({ email, fullName, passwordHash }: Registration): Promise<string> {
      const browser = newSecret();
      await sql.begin(async (tx) => {
        await tx`
          insert into registrations (email, full_name, password_hash, browser, requested_at, expires_at)
          values (${email}, ${fullName}, ${passwordHash}, ${sha256(browser)}, ${clock.now()},
            ${later(registrationLifetimeMs)})`;
        await mailRequests.ask('confirm', { email }, tx);
      });
      return browser;
    },

    /** The token of a new link to an email address; null where no registration waits. Earlier links stay good until they expire. */
    async issueToken(email: string): Promise<string | null> {
      const token = newSecret();
      const issued = await sql`
        insert into account_tokens (hash, purpose, email, expires_at)
        select ${sha256(token)}, 'confirm', ${email}, ${later(letters.confirmLinkMs)}::timestamptz
        where exists (select from registrations where email = ${email} and expires_at > ${clock.now()})`;
      return issued.count === 1 ? token : null;
    },

    /**
     * Turns the registration of this browser into a user, by a link, and ends all others of the email address. Of any number
     * of parallel tries exactly one gets the user.
     *
     * @param browser The secret of the browser; null where it has none.
     * @returns `password_required` where the link is good and the browser has no registration that waits at its email address:
     *   a password has to be chosen, and the link stays good. Null where the link is unknown, spent or expired.
     */
    confirm: (token: string, browser: string | null): Promise<SessionUser | 'password_required' | null> =>
      sql.begin(async (tx) => {
        const held = await holdToken(tx, 'confirm', token, clock.now());
        if (!held || (await users.byEmail(held.email, tx))) return null;
        const [registration] = await tx<Registration[]>`
          select email, full_name as "fullName", password_hash as "passwordHash" from registrations
          where email = ${held.email} and browser = ${browser === null ? null : sha256(browser)}
            and expires_at > ${clock.now()}`;
        if (!registration) return 'password_required';
        await withdraw(held.email, tx);
        return users.add(registration, tx);
      }),

    /**
     * The newest registration at the email address of a link, where one waits, and the email address; null when the link is unknown,
     * spent or expired.
     */
    async newestAt(
      token: string,
    ): Promise<{ email: string; fullName: string | null; passwordHash: string | null } | null> {
      if (!looksLikeSecret(token)) return null;
      const [row] = await sql<{ email: string; fullName: string | null; passwordHash: string | null }[]>`
        select t.email, r.full_name as "fullName", r.password_hash as "passwordHash"
        from account_tokens t left join registrations r on r.email = t.email and r.expires_at > ${clock.now()}
        where t.hash = ${sha256(token)} and t.purpose = 'confirm' and t.expires_at > ${clock.now()}
        order by r.requested_at desc limit 1`;
      return row ?? null;
    },

    /**
     * Makes the account of a link's email address with the password that whoever opened the link has chosen, and ends all
     * registrations of the email address. Null when the link is unknown, spent or expired.
     */
    confirmWith: (
      token: string,
      chosen: { fullName: string | null; passwordHash: string },
    ): Promise<SessionUser | null> =>
      sql.begin(async (tx) => {
        const held = await holdToken(tx, 'confirm', token, clock.now());
        if (!held) return null;
        await withdraw(held.email, tx);
        return users.add({ email: held.email, ...chosen }, tx);
      }),
  };
}
export type Registrations = ReturnType<typeof createRegistrations>;

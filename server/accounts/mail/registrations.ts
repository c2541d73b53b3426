import { defaultLanguage } from '@vetsync/machines/system/model';
import type { Language } from '@vetsync/machines/system/model';
import * as letters from '@vetsync/machines/model/letters';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import type { MailRequests, Recipient } from './mailRequests.ts';
import { lockToken } from './linkTokens.ts';
import { looksLikeSecret, newSecret, sha256 } from '../secrets.ts';
import type { SessionUser } from '../sessions/sessions.ts';
import type { NewUser, Users } from '../people/users.ts';

const hourMs = 3_600_000;
/** How long a sign-up waits for confirmation, in milliseconds. */
export const registrationLifetimeMs = 7 * 24 * hourMs;

type Registration = NewUser & { passwordHash: string };

/** What the newest sign-up of an address says; null where there is none. */
interface NewestRegistration {
  email: string;
  fullName: string | null;
  passwordHash: string | null;
  locale: Language | null;
}

/**
 * Sign-ups that wait for confirmation of their email address. Whether the email address has an account is not checked
 * before the mail is written, so neither the response nor its timing reveals it.
 *
 * Each registration has its own password and a secret in the browser that signed up. A mailed link proves control of
 * the mailbox only. If it is opened in the same browser, the account gets the registration's password. In any other
 * browser the person chooses a password at that point. So only the mailbox owner's password is ever used, whoever signs
 * up or requests the mail, however often and in whatever order.
 */
export function createRegistrations(
  sql: Sql,
  clock: Clock,
  { users, mailRequests }: { users: Users; mailRequests: MailRequests },
) {
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  /** Deletes every registration of an email address and its links. Returns whether there was a valid one. */
  async function withdraw(email: string, within: Sql | TransactionSql = sql): Promise<boolean> {
    await within`delete from account_tokens where email = ${email} and purpose = 'confirm'`;
    const ended = await within<{ expiresAt: Date }[]>`
      delete from registrations where email = ${email} returning expires_at as "expiresAt"`;
    return ended.some(({ expiresAt }) => expiresAt > clock.now());
  }

  return {
    withdraw,

    /**
     * Stores a sign-up and requests its mail in one transaction. The caller wakes the mail.
     *
     * @returns The secret for the browser that signed up. Only its hash is stored.
     */
    async add({
      email,
      fullName,
      passwordHash,
      locale = defaultLanguage,
      returnTo,
    }: Registration & Pick<Recipient, 'returnTo'>): Promise<string> {
      const browser = newSecret();
      await sql.begin(async (tx) => {
        await tx`
          insert into registrations (email, full_name, password_hash, locale, browser, requested_at, expires_at)
          values (${email}, ${fullName}, ${passwordHash}, ${locale}, ${sha256(browser)}, ${clock.now()},
            ${later(registrationLifetimeMs)})`;
        await mailRequests.add('confirm', { email, locale, returnTo }, tx);
      });
      return browser;
    },

    /** The token of a new link. Null if there is no registration. Earlier links stay valid until they expire. */
    async issueToken(email: string): Promise<string | null> {
      const token = newSecret();
      const issued = await sql`
        insert into account_tokens (hash, purpose, email, expires_at)
        select ${sha256(token)}, 'confirm', ${email}, ${later(letters.confirmLinkMs)}::timestamptz
        where exists (select from registrations where email = ${email} and expires_at > ${clock.now()})`;
      return issued.count === 1 ? token : null;
    },

    /**
     * Turns this browser's registration into an account by a link, and deletes all others of the email address. Of
     * parallel calls exactly one gets the user.
     *
     * @param browser The browser's secret. Null if it has none.
     * @returns `password_required` if the link is valid but the browser has no registration for its email address. The
     *   person has to choose a password, and the link stays valid. Null if the link is unknown, used or expired.
     */
    confirm: (token: string, browser: string | null): Promise<SessionUser | 'password_required' | null> =>
      sql.begin(async (tx) => {
        const held = await lockToken(tx, 'confirm', token, clock.now());
        if (!held || (await users.byEmail(held.email, tx))) return null;
        const [registration] = await tx<Registration[]>`
          select email, full_name as "fullName", password_hash as "passwordHash", locale from registrations
          where email = ${held.email} and browser = ${browser === null ? null : sha256(browser)}
            and expires_at > ${clock.now()}`;
        if (!registration) return 'password_required';
        await withdraw(held.email, tx);
        return users.add(registration, tx);
      }),

    /**
     * The email address of a link and its newest valid registration, if any. Null if the link is unknown, used or
     * expired.
     */
    async newestByToken(token: string): Promise<NewestRegistration | null> {
      if (!looksLikeSecret(token)) return null;
      const [row] = await sql<NewestRegistration[]>`
        select t.email, r.full_name as "fullName", r.password_hash as "passwordHash", r.locale
        from account_tokens t left join registrations r on r.email = t.email and r.expires_at > ${clock.now()}
        where t.hash = ${sha256(token)} and t.purpose = 'confirm' and t.expires_at > ${clock.now()}
        order by r.requested_at desc limit 1`;
      return row ?? null;
    },

    /**
     * Creates the account of a link's email address with the password that the person chose after opening the link.
     * Deletes all registrations of the email address. Null if the link is unknown, used or expired.
     */
    confirmWithPassword: (token: string, chosen: Omit<Registration, 'email'>): Promise<SessionUser | null> =>
      sql.begin(async (tx) => {
        const held = await lockToken(tx, 'confirm', token, clock.now());
        if (!held) return null;
        await withdraw(held.email, tx);
        return users.add({ email: held.email, ...chosen }, tx);
      }),
  };
}
export type Registrations = ReturnType<typeof createRegistrations>;

import * as letters from '@vetsync/machines/model/letters';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { lockEmail } from '../lockEmail.ts';
import type { MailRequests } from './mailRequests.ts';
import { issueToken } from './linkTokens.ts';
import { looksLikeSecret, sha256 } from '../secrets.ts';
import type { SessionUser } from '../sessions/sessions.ts';

const isTaken = async (email: string, tx: TransactionSql) =>
  (await tx`select from users where email = ${email}`).length > 0;

/**
 * New email addresses that wait for their confirmation. Whether an email address is taken is looked up when the mail to it is
 * written: only who reads mail there may know.
 */
export function createEmailChanges(sql: Sql, clock: Clock, mailRequests: MailRequests) {
  /** The email address that waits for its confirmation, or null. */
  async function pending(userId: string): Promise<string | null> {
    const [row] = await sql<{ email: string }[]>`
      select email from email_changes where user_id = ${userId} and expires_at > ${clock.now()}`;
    return row?.email ?? null;
  }

  return {
    pending,

    /** Asks for the mail again, where this is the email address that waits. */
    async resend(userId: string, email: string): Promise<void> {
      if ((await pending(userId)) === email) await mailRequests.ask('new_email', { email, userId });
    },

    /** Gives up whatever email address waits. */
    async withdraw(userId: string, tx: TransactionSql): Promise<void> {
      await tx`delete from email_changes where user_id = ${userId}`;
    },

    /** Notes the email address that somebody wants, instead of any other, and asks for its mail. */
    async ask(userId: string, email: string, tx: TransactionSql): Promise<void> {
      const expiresAt = new Date(clock.now().getTime() + letters.newEmailLinkMs);
      await tx`
        insert into email_changes (user_id, email, expires_at) values (${userId}, ${email}, ${expiresAt})
        on conflict (user_id) do update set email = excluded.email, expires_at = excluded.expires_at`;
      await mailRequests.ask('new_email', { email, userId }, tx);
    },

    /** The token of a new link; 'taken' where the email address has an account, null where nobody waits for it any more. */
    issue: (userId: string, email: string): Promise<string | 'taken' | null> =>
      sql.begin(async (tx) => {
        const [change] = await tx<{ expiresAt: Date }[]>`
          select expires_at as "expiresAt" from email_changes
          where user_id = ${userId} and email = ${email} and expires_at > ${clock.now()}`;
        if (!change) return null;
        if (await isTaken(email, tx)) return 'taken';
        return issueToken(tx, 'new_email', { email, userId }, change.expiresAt);
      }),

    /**
     * Gives the account its new email address and tells the owner at the old one. Only `user`, signed in, can do it: had they
     * mistyped the email address, whoever reads the mail there must not get the account.
     *
     * @returns null where the link is not theirs, unknown, spent or expired; 'taken' where somebody was quicker.
     */
    confirm: (user: SessionUser, token: string): Promise<SessionUser | 'taken' | null> =>
      sql.begin(async (tx) => {
        if (!looksLikeSecret(token)) return null;
        const [change] = await tx<{ email: string }[]>`
          select c.email from account_tokens t join email_changes c on c.user_id = t.user_id and c.email = t.email
          where t.hash = ${sha256(token)} and t.purpose = 'new_email' and t.user_id = ${user.id}
            and t.expires_at > ${clock.now()}`;
        if (!change) return null;
        const { email } = change;
        await lockEmail(tx, user.email, email);
        await tx`select from users where id = ${user.id} for no key update`;
        const ended = await tx`delete from email_changes where user_id = ${user.id} and email = ${email}`;
        if (ended.count === 0) return null;
        if (await isTaken(email, tx)) return 'taken';
        await tx`delete from account_tokens where email in (${user.email}, ${email})`;
        await tx`delete from one_time_codes where email in (${user.email}, ${email})`;
        await tx`delete from email_changes where email = ${email}`;
        await tx`delete from registrations where email = ${email}`;
        await tx`update users set email = ${email} where id = ${user.id}`;
        await mailRequests.ask('email_changed', { email: user.email, userId: user.id }, tx);
        return { ...user, email };
      }),
  };
}
export type EmailChanges = ReturnType<typeof createEmailChanges>;

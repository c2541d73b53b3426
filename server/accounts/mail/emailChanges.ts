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
 * Email changes that wait for confirmation. Whether the new email address is taken is checked only when the mail to it
 * is written, so only the reader of that mailbox finds out.
 */
export function createEmailChanges(sql: Sql, clock: Clock, mailRequests: MailRequests) {
  /** The email address that waits for confirmation, or null. */
  async function pending(userId: string): Promise<string | null> {
    const [row] = await sql<{ email: string }[]>`
      select email from email_changes where user_id = ${userId} and expires_at > ${clock.now()}`;
    return row?.email ?? null;
  }

  return {
    pending,

    /** Requests the mail again if this email address waits for confirmation. */
    async resend(userId: string, email: string): Promise<void> {
      if ((await pending(userId)) === email) await mailRequests.add('new_email', { email, userId });
    },

    /** Cancels the pending change. */
    async withdraw(userId: string, tx: TransactionSql): Promise<void> {
      await tx`delete from email_changes where user_id = ${userId}`;
    },

    /** Stores the requested email address in place of an earlier one, and requests its mail. */
    async request(userId: string, email: string, tx: TransactionSql): Promise<void> {
      const expiresAt = new Date(clock.now().getTime() + letters.newEmailLinkMs);
      await tx`
        insert into email_changes (user_id, email, expires_at) values (${userId}, ${email}, ${expiresAt})
        on conflict (user_id) do update set email = excluded.email, expires_at = excluded.expires_at`;
      await mailRequests.add('new_email', { email, userId }, tx);
    },

    /** The token of a new link. 'taken' if the email address has an account, null if no change to it is pending. */
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
     * Changes the account's email address and notifies the owner at the old one. The user must be signed in: if they
     * mistyped the email address, the reader of that mailbox must not get the account.
     *
     * @returns null if the link belongs to another account or is unknown, used or expired. 'taken' if another account
     *   got the email address first.
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
        await mailRequests.add('email_changed', { email: user.email, userId: user.id }, tx);
        return { ...user, email };
      }),
  };
}
export type EmailChanges = ReturnType<typeof createEmailChanges>;

import { randomInt } from 'node:crypto';
import * as letters from '@vetsync/machines/model/letters';
import { oneTimeCodeLength } from '@vetsync/machines/account/model';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { lockEmail } from '../lockEmail.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { issueToken, consumeToken } from './linkTokens.ts';
import type { TokenOwner } from './linkTokens.ts';
import type { ProvenEmail } from './provenEmail.ts';
import type { SessionUser } from '../sessions/sessions.ts';

/**
 * Wrong attempts after which the code is invalid. The link in the same mail stays valid, because nobody can guess it.
 */
export const maxGuesses = 5;

const newCode = () => String(randomInt(10 ** oneTimeCodeLength)).padStart(oneTimeCodeLength, '0');

/**
 * Codes and links for signing in by mail. A code is hashed like a password (argon2id), because a plain hash of six
 * digits could be reversed by trying all of them. Only the newest code is valid. Earlier links stay valid until one is
 * used, because mails may arrive in any order.
 */
export function createOneTimeCodes(sql: Sql, clock: Clock, passwords: Passwords, proven: ProvenEmail) {
  /** Invalidates all codes and sign-in links of an email address. */
  async function withdraw(email: string, within: Sql | TransactionSql = sql): Promise<void> {
    await within`delete from account_tokens where email = ${email} and purpose = 'link'`;
    await within`delete from one_time_codes where email = ${email}`;
  }

  async function spend(tx: TransactionSql, recipient: TokenOwner): Promise<SessionUser | null> {
    await withdraw(recipient.email, tx);
    return proven.account(tx, recipient);
  }

  return {
    withdraw,

    /** A code and a link token for `email`. Null if it has neither an account nor a sign-up. */
    async issue(email: string): Promise<{ token: string; code: string } | null> {
      const code = newCode();
      const hash = await passwords.hash(code);
      const expiresAt = new Date(clock.now().getTime() + letters.signInCodeMs);
      return sql.begin(async (tx) => {
        const recipient = await proven.recipient(tx, email);
        if (!recipient) return null;
        const token = await issueToken(tx, 'link', recipient, expiresAt);
        await tx`
          insert into one_time_codes (email, user_id, hash, expires_at)
          values (${email}, ${recipient.userId}, ${hash}, ${expiresAt})
          on conflict (email) do update set user_id = excluded.user_id, hash = excluded.hash, guesses = 0,
            expires_at = excluded.expires_at`;
        return { token, code };
      });
    },

    /** The user of a link. Null if it is unknown, used or expired. Of parallel calls exactly one succeeds. */
    byLink: (token: string): Promise<SessionUser | null> =>
      sql.begin(async (tx) => {
        const recipient = await consumeToken(tx, 'link', token, clock.now());
        return recipient && spend(tx, recipient);
      }),

    /**
     * The user of a mailed code. Null if it is wrong, used or expired, or had too many attempts. Takes equally long for
     * an email address without an account.
     *
     * @param options.isOwners The owner has signed in from here before: allows as many attempts again, which strangers
     *   can't use up.
     */
    async byCode(email: string, code: string, { isOwners = false } = {}): Promise<SessionUser | null> {
      const most = isOwners ? 2 * maxGuesses : maxGuesses;
      const [guess] = await sql<{ hash: string }[]>`
        update one_time_codes set guesses = guesses + 1
        where email = ${email} and guesses < ${most} and expires_at > ${clock.now()}
        returning hash`;
      const matches = await passwords.verify(guess?.hash ?? null, code);
      if (!guess || !matches) return null;
      return sql.begin(async (tx) => {
        await lockEmail(tx, email);
        const [recipient] = await tx<TokenOwner[]>`
          delete from one_time_codes where email = ${email} and hash = ${guess.hash}
          returning email, user_id as "userId"`;
        return recipient ? spend(tx, recipient) : null;
      });
    },
  };
}

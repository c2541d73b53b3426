import { randomInt } from 'node:crypto';
import * as letters from '@vetsync/machines/model/letters';
import { oneTimeCodeLength } from '@vetsync/machines/auth/model';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { lockEmail } from '../lockEmail.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { issueToken, takeToken } from './linkTokens.ts';
import type { Addressee } from './linkTokens.ts';
import type { ProvenEmail } from './provenEmail.ts';
import type { SessionUser } from '../sessions/sessions.ts';

/** Wrong codes until the code is dead. The link of the same mail lives on: nobody can guess that. */
export const mostGuesses = 5;

const newCode = () => String(randomInt(10 ** oneTimeCodeLength)).padStart(oneTimeCodeLength, '0');

/**
 * Codes and links that sign somebody in by mail. A code is stored like a password (argon2id): six digits under a plain
 * hash could be looked up. The newest code counts; earlier links stay good, as mails may arrive in any order, until
 * one proof has counted.
 */
export function createOneTimeCodes(sql: Sql, clock: Clock, passwords: Passwords, proven: ProvenEmail) {
  /** Ends what was mailed to an email address to sign in with. */
  async function withdraw(email: string, within: Sql | TransactionSql = sql): Promise<void> {
    await within`delete from account_tokens where email = ${email} and purpose = 'link'`;
    await within`delete from one_time_codes where email = ${email}`;
  }

  async function spend(tx: TransactionSql, addressee: Addressee): Promise<SessionUser | null> {
    await withdraw(addressee.email, tx);
    return proven.account(tx, addressee);
  }

  return {
    withdraw,

    /** What a mail to `email` holds; null where nobody has the email address or waits at it. */
    async issue(email: string): Promise<{ token: string; code: string } | null> {
      const code = newCode();
      const hash = await passwords.hash(code);
      const expiresAt = new Date(clock.now().getTime() + letters.signInCodeMs);
      return sql.begin(async (tx) => {
        const addressee = await proven.addressee(tx, email);
        if (!addressee) return null;
        const token = await issueToken(tx, 'link', addressee, expiresAt);
        await tx`
          insert into one_time_codes (email, user_id, hash, expires_at)
          values (${email}, ${addressee.userId}, ${hash}, ${expiresAt})
          on conflict (email) do update set user_id = excluded.user_id, hash = excluded.hash, guesses = 0,
            expires_at = excluded.expires_at`;
        return { token, code };
      });
    },

    /** Whose link it is. Null when it is unknown, spent or expired; of any number of parallel tries exactly one counts. */
    byLink: (token: string): Promise<SessionUser | null> =>
      sql.begin(async (tx) => {
        const addressee = await takeToken(tx, 'link', token, clock.now());
        return addressee && spend(tx, addressee);
      }),

    /**
     * Who got this code by mail. Null when it is wrong, spent or expired, or was guessed at too often. Takes as long for
     * an email address that nobody has.
     *
     * @param options.isOwners Tried where the owner has signed in before: as many more guesses, which strangers can't use up.
     */
    async byCode(email: string, code: string, { isOwners = false } = {}): Promise<SessionUser | null> {
      const most = isOwners ? 2 * mostGuesses : mostGuesses;
      const [guess] = await sql<{ hash: string }[]>`
        update one_time_codes set guesses = guesses + 1
        where email = ${email} and guesses < ${most} and expires_at > ${clock.now()}
        returning hash`;
      const matches = await passwords.verify(guess?.hash ?? null, code);
      if (!guess || !matches) return null;
      return sql.begin(async (tx) => {
        await lockEmail(tx, email);
        const [addressee] = await tx<Addressee[]>`
          delete from one_time_codes where email = ${email} and hash = ${guess.hash}
          returning email, user_id as "userId"`;
        return addressee ? spend(tx, addressee) : null;
      });
    },
  };
}

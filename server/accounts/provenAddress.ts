import type { Clock } from '../clock.ts';
import type { TransactionSql } from '../data/db.ts';
import { lockAddress } from './lockAddress.ts';
import { looksLikeSecret, newSecret, sha256 } from './secrets.ts';
import type { SessionUser } from './sessions.ts';
import type { Registrations } from './registrations.ts';
import type { Users } from './users.ts';

/** What a mailed link is good for. */
type LinkPurpose = 'link' | 'reset' | 'new_email';

/** Whom a link or a code was mailed to; `userId` is null while the address only waits for its confirmation. */
export interface Addressee {
  email: string;
  userId: string | null;
}

/** A new token of a mailed link, which is stored as its hash. */
export async function issueToken(
  tx: TransactionSql,
  purpose: LinkPurpose,
  { email, userId }: Addressee,
  expiresAt: Date,
): Promise<string> {
  const token = newSecret();
  await tx`
    insert into account_tokens (hash, purpose, email, user_id, expires_at)
    values (${sha256(token)}, ${purpose}, ${email}, ${userId}, ${expiresAt})`;
  return token;
}

/**
 * Spends a token and locks its address. Null when it is unknown, spent, expired or meant for something else; of any
 * number of parallel tries exactly one gets it.
 */
export async function takeToken(
  tx: TransactionSql,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<Addressee | null> {
  if (!looksLikeSecret(token)) return null;
  const valid = tx`hash = ${sha256(token)} and purpose = ${purpose} and expires_at > ${now}`;
  const [found] = await tx<{ email: string }[]>`select email from account_tokens where ${valid}`;
  if (!found) return null;
  await lockAddress(tx, found.email);
  const [taken] = await tx<Addressee[]>`
    delete from account_tokens where ${valid} returning email, user_id as "userId"`;
  return taken ?? null;
}

/** What only somebody who reads the mail of an address can have shown us. */
export function createProvenAddress(clock: Clock, users: Users, registrations: Registrations) {
  return {
    /** Whom to write to at an address; null where there is neither an account nor a sign-up. */
    async addressee(tx: TransactionSql, email: string): Promise<Addressee | null> {
      const [row] = await tx<{ userId: string | null }[]>`
        select id as "userId" from users where email = ${email}
        union all
        (select null from registrations where email = ${email} and expires_at > ${clock.now()} limit 1)
        limit 1`;
      return row ? { email, userId: row.userId } : null;
    },

    /**
     * The account of a proven address, which the transaction has locked. Where only sign-ups wait, the account is made, without the names and passwords
     * they came with: anybody may have typed those. Null where the account has another address by now.
     */
    async account(tx: TransactionSql, { email, userId }: Addressee): Promise<SessionUser | null> {
      const found = await users.byEmail(email, tx);
      if (found) return userId === null || found.user.id === userId ? found.user : null;
      if (userId !== null || !(await registrations.withdraw(email, tx))) return null;
      return users.add({ email, fullName: null, passwordHash: null }, tx);
    },
  };
}
export type ProvenAddress = ReturnType<typeof createProvenAddress>;

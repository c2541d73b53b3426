import type { TransactionSql } from '../../data/db.ts';
import { lockEmail } from '../lockEmail.ts';
import { looksLikeSecret, newSecret, sha256 } from '../secrets.ts';

/** What a mailed link does. */
export type LinkPurpose = 'confirm' | 'link' | 'reset' | 'new_email';

/** Recipient of a link or code. `userId` is null while a sign-up waits for confirmation. */
export interface TokenOwner {
  email: string;
  userId: string | null;
}

/** Creates the token of a mailed link and stores its hash. */
export async function issueToken(
  tx: TransactionSql,
  purpose: Exclude<LinkPurpose, 'confirm'>,
  { email, userId }: TokenOwner,
  expiresAt: Date,
): Promise<string> {
  const token = newSecret();
  await tx`
    insert into account_tokens (hash, purpose, email, user_id, expires_at)
    values (${sha256(token)}, ${purpose}, ${email}, ${userId}, ${expiresAt})`;
  return token;
}

const valid = (tx: TransactionSql, purpose: LinkPurpose, token: string, now: Date) =>
  tx`hash = ${sha256(token)} and purpose = ${purpose} and expires_at > ${now}`;

/** Finds a token and locks its email address. Null if it is unknown, used or expired, or has another purpose. */
export async function lockToken(
  tx: TransactionSql,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<TokenOwner | null> {
  if (!looksLikeSecret(token)) return null;
  const [found] = await tx<{ email: string }[]>`
    select email from account_tokens where ${valid(tx, purpose, token, now)}`;
  if (!found) return null;
  await lockEmail(tx, found.email);
  // Another call may have used it while this one waited for the lock.
  const [held] = await tx<TokenOwner[]>`
    select email, user_id as "userId" from account_tokens where ${valid(tx, purpose, token, now)}`;
  return held ?? null;
}

/** Consumes a token and locks its email address, like `lockToken`. Of parallel calls exactly one gets it. */
export async function consumeToken(
  tx: TransactionSql,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<TokenOwner | null> {
  const held = await lockToken(tx, purpose, token, now);
  if (held) await tx`delete from account_tokens where hash = ${sha256(token)}`;
  return held;
}

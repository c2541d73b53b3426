import type { TransactionSql } from '../data/db.ts';

/** An arbitrary lock id that nothing else uses: "mail" on a phone keypad. */
const advisoryLock = 6_245;

/**
 * Locks email addresses until the transaction ends: no other transaction can change their owner or what was mailed to
 * them. Links and codes of one email address that are opened at the same moment run one after the other, without
 * deadlocks.
 */
export async function lockEmail(tx: TransactionSql, ...emails: string[]): Promise<void> {
  for (const email of emails.toSorted()) {
    await tx`select pg_advisory_xact_lock(hashtextextended(${email}, ${advisoryLock}))`;
  }
}

import type { TransactionSql } from '../data/db.ts';

/** Any number that nothing else in the database locks with: "mail" as letters of a telephone. */
const advisoryLock = 6_245;

/**
 * Until the transaction ends, no other one changes who has an email address and what was mailed to it. So links and codes of
 * one email address, opened at the same moment, come one after the other and can't wait for each other.
 */
export async function lockEmail(tx: TransactionSql, ...emails: string[]): Promise<void> {
  for (const email of emails.toSorted()) {
    await tx`select pg_advisory_xact_lock(hashtextextended(${email}, ${advisoryLock}))`;
  }
}

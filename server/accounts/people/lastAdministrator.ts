import type { Sql, TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';

/** Any number that no other user of the database locks: "admin" as letters of a telephone. */
const advisoryLock = 23_646;

async function isAdministered(tx: TransactionSql): Promise<boolean> {
  const found = await tx`
    select from user_roles r join users u on u.id = r.user_id where r.role = 'admin' and u.banned_at is null limit 1`;
  return found.length > 0;
}

/**
 * Runs what may take an administrator away: a change of role, a ban, the end of an account. One at a time, on all
 * servers together, so that of two that each leave the other one only the first is done.
 *
 * @throws AppError `last_administrator` where nobody would be left; nothing is done then.
 */
export async function keepingAnAdministrator<Result>(
  sql: Sql,
  work: (tx: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const { result } = await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${advisoryLock})`;
    const before = await isAdministered(tx);
    const done = { result: await work(tx) };
    if (before && !(await isAdministered(tx))) throw new AppError('last_administrator');
    return done;
  });
  return result;
}

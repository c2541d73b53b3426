import type { Sql, TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';

/** An arbitrary lock id that nothing else in the database uses: "admin" on a phone keypad. */
const advisoryLock = 23_646;

async function isAdministered(tx: TransactionSql): Promise<boolean> {
  const found = await tx`
    select from user_roles r join users u on u.id = r.user_id where r.role = 'admin' and u.banned_at is null limit 1`;
  return found.length > 0;
}

/**
 * Runs a change that could remove the last administrator: a role change, a ban, an account deletion. They run one at a
 * time across all servers, so two administrators can't remove each other at the same moment.
 *
 * @throws AppError `last_administrator` if none would be left. The change is rolled back.
 */
export async function guardLastAdministrator<Result>(
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

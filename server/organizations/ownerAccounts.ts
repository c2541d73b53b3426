import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { setScope } from './scopes.ts';

/**
 * Prepares the deletion of an account: organizations where nobody else works are deleted with it. Locks the
 * organizations that the person owns, in order, so accounts that are deleted at the same moment wait for each other.
 *
 * @throws AppError `last_owner` if colleagues would be left without an owner.
 */
export async function leaveOrganizations(
  tx: TransactionSql,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await setScope(tx, { userId });
  const owned = await tx<{ id: string }[]>`
    select organization_id as id from organization_members
    where user_id = ${userId} and role = 'owner' order by organization_id`;
  for (const { id } of owned) {
    await setScope(tx, { organizationId: id });
    await tx`select from organizations where id = ${id} for no key update`;
    const colleagues = await tx<{ role: string }[]>`
      select role from organization_members where organization_id = ${id} and user_id <> ${userId}`;
    if (colleagues.length === 0) await tx`delete from organizations where id = ${id}`;
    else if (colleagues.every(({ role }) => role !== 'owner')) throw new AppError('last_owner');
  }
  await setScope(tx, { email });
  await tx`delete from organization_invitations where email = ${email}`;
}

import { roleAllows, statusAllows } from '@vetsync/machines/organizations/model';
import type { MemberAbility, MemberRole, OrganizationStatus } from '@vetsync/machines/organizations/model';
import type { Sql, TransactionSql } from './db.ts';
import { AppError } from '../errors.ts';

/** Whose rows a transaction may see and change. Row-level security compares each with one column. */
export interface Scope {
  userId?: string;
  organizationId?: string;
  /** The person who reads for the organization. What it has about them is hidden. */
  colleague?: string;
  /** A confirmed address. */
  email?: string;
  /** SHA-256 of an invitation's token. */
  invitation?: string;
  administration?: boolean;
}

/** Replaces the scope until the transaction ends. */
export async function setScope(
  tx: TransactionSql,
  {
    userId = '',
    organizationId = '',
    colleague = '',
    email = '',
    invitation = '',
    administration = false,
  }: Scope,
): Promise<void> {
  await tx`
    select set_config('vetsync.user_id', ${userId}, true),
      set_config('vetsync.organization_id', ${organizationId}, true),
      set_config('vetsync.colleague', ${colleague}, true),
      set_config('vetsync.email', ${email}, true),
      set_config('vetsync.invitation', ${invitation}, true),
      set_config('vetsync.administration', ${administration ? 'on' : 'off'}, true),
      set_config('vetsync.scoped', 'on', true)`;
}

/** Ends the scope before the transaction does: for what remains to be done with the account itself. */
export async function endScope(tx: TransactionSql): Promise<void> {
  await setScope(tx, {});
  await tx`select set_config('vetsync.scoped', 'off', true)`;
}

/** A transaction with a scope. Outside of it, its statements would have no scope, and so no rows. */
export async function withScope<Result>(
  sql: Sql,
  scope: Scope,
  work: (tx: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const { result } = await sql.beginPipelined(async (tx) => {
    // Sent together with the first statements of the work, which the connection runs after it. Without a scope, they fail.
    const [, worked] = await Promise.all([setScope(tx, scope), work(tx)]);
    return { result: worked };
  });
  return result;
}

/** A person who acts for an organization. */
export interface Staff {
  userId: string;
  organizationId: string;
  role: MemberRole;
  status: OrganizationStatus;
}

/**
 * Runs a transaction in the scope of an organization, for a person whose role there is read in it. Unless it only
 * `see`s, it locks the organization, so changes of its staff come one after the other. Who only reads doesn't see what the
 * organization has about them.
 *
 * @throws AppError `not_found` for whoever is no member, `role_not_allowed`, `status_not_allowed`.
 */
export const withStaffScope = <Result>(
  sql: Sql,
  { userId, organizationId, ability }: { userId: string; organizationId: string; ability: MemberAbility },
  work: (tx: TransactionSql, staff: Staff) => Promise<Result>,
  { locks = ability !== 'see' } = {},
): Promise<Result> =>
  withScope(sql, { organizationId, ...(!locks && { colleague: userId }) }, async (tx) => {
    if (locks) await tx`select from organizations where id = ${organizationId} for no key update`;
    const [found] = await tx<Pick<Staff, 'role' | 'status'>[]>`
      select m.role, o.status from organizations o join organization_members m on m.organization_id = o.id
      where o.id = ${organizationId} and m.user_id = ${userId}`;
    if (!found) throw new AppError('not_found');
    if (!roleAllows(found.role, ability)) throw new AppError('role_not_allowed');
    if (!statusAllows(found.status, ability)) throw new AppError('status_not_allowed');
    return work(tx, { userId, organizationId, ...found });
  });

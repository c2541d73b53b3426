import type { Role } from '@vetsync/machines/account/model';
import { organizationKinds, roleOfKind } from '@vetsync/machines/organizations/model';
import type { TransactionSql } from '../../data/db.ts';

/**
 * The role as which administrators see and count the account `u`, in their scope. Who works for an organization counts by
 * its kind, and by the first one if there are several; administrators count as such.
 */
export const countedRole = (tx: TransactionSql) => tx`coalesce(
  (select r.role from user_roles r where r.user_id = u.id and r.role = 'admin'),
  (
    select ${tx.json(roleOfKind)}::jsonb ->> o.kind
    from organization_members m join organizations o on o.id = m.organization_id
    where m.user_id = u.id order by m.joined_at, o.id limit 1
  ),
  (select r.role from user_roles r where r.user_id = u.id),
  'user'
)`;

/** Ids of the accounts that are more than a person's own. */
export const othersThanUsers = (tx: TransactionSql) => tx`
  select user_id from user_roles where role <> 'user' union select user_id from organization_members`;

/** Whether the account `u` counts as a role. The few accounts that may are found by an index, then looked at one by one. */
export function isCountedAs(tx: TransactionSql, role: Role) {
  if (role === 'user')
    return tx`not exists (select from user_roles r where r.user_id = u.id and r.role <> 'user')
      and not exists (select from organization_members m where m.user_id = u.id)`;
  const kinds = organizationKinds.filter((kind) => roleOfKind[kind] === role);
  return tx`u.id in (
      select user_id from user_roles where role = ${role}
      union select m.user_id from organization_members m join organizations o on o.id = m.organization_id
      where o.kind = any(${kinds}::text[])
    ) and ${countedRole(tx)} = ${role}`;
}

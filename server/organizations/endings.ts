import { roleAllows } from '@vetsync/machines/organizations/model';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { withStaffScope } from './scopes.ts';
import { recordSecurityEvent } from './securityEvents.ts';

interface Ending {
  organizationId: string;
  actorId: string;
  at: Date;
}

/**
 * Ends an organization, in its scope: nobody works there or finds it any more. Background work tells its applicants, and
 * deletes the rest. Who was never approved has none, and is deleted at once.
 */
export async function endOrganization(
  tx: TransactionSql,
  { organizationId, actorId, at }: Ending,
): Promise<void> {
  await recordSecurityEvent(tx, { kind: 'organization_ended', at, organizationId, actorId });
  const { count } = await tx`
    update organizations set status = 'suspended', decision = 'suspended', decided_at = ${at}, updated_at = ${at},
      ended_at = ${at}, applicants_told = false, version = version + 1
    where id = ${organizationId} and status in ('approved', 'suspended')`;
  if (count === 0) await tx`delete from organizations where id = ${organizationId}`;
  else await tx`delete from organization_members where organization_id = ${organizationId}`;
}

/** What only owners decide on, whatever the status. */
export const createEndings = (sql: Sql, clock: Clock) => ({
  /** @throws AppError `not_found`, `role_not_allowed`. */
  end: (userId: string, organizationId: string): Promise<void> =>
    withStaffScope(
      sql,
      { userId, organizationId, ability: 'see' },
      async (tx, { role }) => {
        if (!roleAllows(role, 'own')) throw new AppError('role_not_allowed');
        await endOrganization(tx, { organizationId, actorId: userId, at: clock.now() });
      },
      { locks: true },
    ),
});

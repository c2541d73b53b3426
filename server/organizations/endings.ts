import { roleAllows } from '@vetsync/machines/organizations/model';
import type { MailRequests } from '../accounts/mail/mailRequests.ts';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { withStaffScope } from '../data/scopes.ts';
import { recordSecurityEvent } from './securityEvents.ts';

interface Ending {
  organizationId: string;
  actorId: string;
  at: Date;
  mailRequests: MailRequests;
}

/** Tells everyone who works there, but not who ends it. The mail must outlast the organization, so it doesn't refer to it. */
async function mailColleagues(
  tx: TransactionSql,
  { organizationId, actorId, mailRequests }: Ending,
): Promise<void> {
  const colleagues = await tx<{ userId: string; email: string }[]>`
    select u.id as "userId", u.email from organization_members m join colleagues u on u.id = m.user_id
    where m.organization_id = ${organizationId} and m.user_id <> ${actorId} order by u.id`;
  for (const colleague of colleagues) await mailRequests.add('organization_ended', colleague, tx);
}

/**
 * Ends an organization, in its scope: nobody works there or finds it any more. Colleagues are told by mail. Background work
 * tells its applicants, and deletes the rest. Who was never approved has none, and is deleted at once.
 */
export async function endOrganization(tx: TransactionSql, ending: Ending): Promise<void> {
  const { organizationId, actorId, at } = ending;
  await recordSecurityEvent(tx, { kind: 'organization_ended', at, organizationId, actorId });
  const { count } = await tx`
    update organizations set status = 'suspended', decision = 'suspended', decided_at = ${at}, updated_at = ${at},
      ended_at = ${at}, applicants_told = false, version = version + 1
    where id = ${organizationId} and status in ('approved', 'suspended')`;
  // Before they leave the staff: who deletes a colleague's account locks the account first, too.
  await mailColleagues(tx, ending);
  if (count === 0) await tx`delete from organizations where id = ${organizationId}`;
  else await tx`delete from organization_members where organization_id = ${organizationId}`;
}

/** What only owners decide on, whatever the status. */
export const createEndings = (sql: Sql, clock: Clock, mailRequests: MailRequests) => ({
  /** @throws AppError `not_found`, `role_not_allowed`. */
  end: (userId: string, organizationId: string): Promise<void> =>
    withStaffScope(
      sql,
      { userId, organizationId, ability: 'see' },
      async (tx, { role }) => {
        if (!roleAllows(role, 'own')) throw new AppError('role_not_allowed');
        await endOrganization(tx, { organizationId, actorId: userId, at: clock.now(), mailRequests });
      },
      { locks: true },
    ),
});

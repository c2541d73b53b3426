import { roleAllows } from '@vetsync/machines/organizations/model';
import type { Sql } from '../../data/db.ts';
import { pageOf } from '../../data/keyset.ts';
import type { Keyset } from '../../data/keyset.ts';
import { withScope } from '../../data/scopes.ts';
import { withApplicantAccess } from '../applicantAccess.ts';
import { referralColumns, referralOf } from './referralSteps.ts';
import type { ReferralRow } from './referralSteps.ts';

interface PageRequest {
  cursor?: Keyset | undefined;
  limit: number;
}
type Listed = ReferralRow & { threadId: string | null };

/** Who was referred, as each side reads it. */
export const createReferrals = (sql: Sql) => ({
  /** Those of a person, newest first. */
  ofPerson: (userId: string, { cursor, limit }: PageRequest) =>
    withScope(sql, { userId }, async (tx) => {
      const rows = await tx<Listed[]>`
        select (
            select t.id from threads t
            where t.organization_id = r.to_organization_id and t.user_id = ${userId} and r.status = 'accepted'
          ) as "threadId", ${referralColumns(tx)}
        where r.user_id = ${userId}
          ${cursor ? tx`and (r.proposed_at, r.id) < (${cursor.createdAt}, ${cursor.id})` : tx``}
        order by r.proposed_at desc, r.id desc limit ${limit + 1}`;
      const { page, nextCursor } = pageOf(
        rows.map((row) => ({ row, createdAt: row.proposedAt, id: row.id })),
        limit,
      );
      return {
        referrals: page.map(({ row }) =>
          referralOf(row, { side: 'person', reads: true, threadId: row.threadId }),
        ),
        nextCursor,
      };
    }),

  /**
   * Those that an organization has sent or received, newest first. What was said of them is read by whoever may answer.
   *
   * @throws AppError `not_found`, `status_not_allowed`.
   */
  ofOrganization: (reader: { userId: string; organizationId: string }, { cursor, limit }: PageRequest) =>
    withApplicantAccess(sql, reader, async (tx, { role }) => {
      const { organizationId } = reader;
      const reads = roleAllows(role, 'review');
      const rows = await tx<Listed[]>`
        select (
            select t.id from threads t
            where t.organization_id = ${organizationId} and t.user_id = r.user_id
              and r.to_organization_id = ${organizationId} and r.status = 'accepted'
          ) as "threadId", ${referralColumns(tx)}
        where (r.organization_id = ${organizationId} or r.to_organization_id = ${organizationId} and r.sent_at is not null)
          ${cursor ? tx`and (r.proposed_at, r.id) < (${cursor.createdAt}, ${cursor.id})` : tx``}
        order by r.proposed_at desc, r.id desc limit ${limit + 1}`;
      const { page, nextCursor } = pageOf(
        rows.map((row) => ({ row, createdAt: row.proposedAt, id: row.id })),
        limit,
      );
      return {
        referrals: page.map(({ row }) =>
          referralOf(row, {
            side: row.organizationId === organizationId ? 'sender' : 'receiver',
            reads,
            threadId: row.threadId,
          }),
        ),
        nextCursor,
      };
    }),
});

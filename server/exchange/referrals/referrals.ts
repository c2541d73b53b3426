import type { ReferralSide } from '@vetsync/machines/bookings/model';
import { roleAllows } from '@vetsync/machines/organizations/model';
import type { PendingQuery, Row } from 'postgres';
import type { Sql, TransactionSql } from '../../data/db.ts';
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
type Fragment = PendingQuery<Row[]>;
interface Reader {
  /** Those that are theirs, of `referrals` as `r`. */
  own: Fragment;
  /** Whether the conversation that an accepted one began is theirs. */
  talks: Fragment;
  reads: boolean;
  sideOf: (row: ReferralRow) => ReferralSide;
}

/** Referrals as one side reads them, newest first. */
async function pageFor(
  tx: TransactionSql,
  { own, talks, reads, sideOf }: Reader,
  { cursor, limit }: PageRequest,
) {
  const rows = await tx<(ReferralRow & { threadId: string | null })[]>`
    select (
        select t.id from threads t
        where t.organization_id = r.to_organization_id and t.user_id = r.user_id and r.status = 'accepted' and ${talks}
      ) as "threadId", ${referralColumns(tx)}
    where (${own}) ${cursor ? tx`and (r.proposed_at, r.id) < (${cursor.createdAt}, ${cursor.id})` : tx``}
    order by r.proposed_at desc, r.id desc limit ${limit + 1}`;
  const { page, nextCursor } = pageOf(
    rows.map((row) => ({ row, createdAt: row.proposedAt, id: row.id })),
    limit,
  );
  return {
    referrals: page.map(({ row }) => referralOf(row, { side: sideOf(row), reads, threadId: row.threadId })),
    nextCursor,
  };
}

/** Who was referred, as each side reads it. */
export const createReferrals = (sql: Sql) => ({
  ofPerson: (userId: string, request: PageRequest) =>
    withScope(sql, { userId }, (tx) =>
      pageFor(
        tx,
        { own: tx`r.user_id = ${userId}`, talks: tx`true`, reads: true, sideOf: () => 'person' },
        request,
      ),
    ),

  /**
   * Those that an organization has sent or received. What was said of them is read by whoever may answer.
   *
   * @throws AppError `not_found`, `status_not_allowed`.
   */
  ofOrganization: (reader: { userId: string; organizationId: string }, request: PageRequest) =>
    withApplicantAccess(sql, reader, (tx, { role }) => {
      const { organizationId } = reader;
      return pageFor(
        tx,
        {
          own: tx`r.organization_id = ${organizationId} or r.to_organization_id = ${organizationId} and r.sent_at is not null`,
          talks: tx`t.organization_id = ${organizationId}`,
          reads: roleAllows(role, 'review'),
          sideOf: (row) => (row.organizationId === organizationId ? 'sender' : 'receiver'),
        },
        request,
      );
    }),
});

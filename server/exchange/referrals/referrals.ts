import type { ReferralSide } from '@vetsync/machines/bookings/model';
import { roleAllows } from '@vetsync/machines/organizations/model';
import type { PendingQuery, Row } from 'postgres';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { pageOf } from '../../data/keyset.ts';
import type { Keyset } from '../../data/keyset.ts';
import { withScope } from '../../data/scopes.ts';
import { withApplicantAccess } from '../applicantAccess.ts';
import { recordReading } from '../readings.ts';
import { referralColumns, referralOf } from './referralSteps.ts';
import type { ReferralRow } from './referralSteps.ts';

interface PageRequest {
  /** The one that is opened, which the first page has, too, however old it is. */
  open?: string | undefined;
  cursor?: Keyset | undefined;
  limit: number;
}
type Fragment = PendingQuery<Row[]>;
interface Reader {
  /** Those that are theirs, of `referrals` as `r`. */
  own: Fragment;
  /** Whether the conversation that an accepted one began is theirs. */
  talks: Fragment;
  /** Whether they read what was said with it. */
  reads: (row: ReferralRow) => boolean;
  sideOf: (row: ReferralRow) => ReferralSide;
}

/** Referrals as one side reads them, newest first. */
async function pageFor(
  tx: TransactionSql,
  { own, talks, reads, sideOf }: Reader,
  { open, cursor, limit }: PageRequest,
) {
  const select = (which: Fragment) => tx<(ReferralRow & { threadId: string | null })[]>`
    select (
        select t.id from threads t
        where t.organization_id = r.to_organization_id and t.user_id = r.user_id and r.status = 'accepted' and ${talks}
      ) as "threadId", ${referralColumns(tx)}
    where (${own}) and ${which}
    order by r.proposed_at desc, r.id desc limit ${limit + 1}`;
  const rows = await select(
    cursor ? tx`(r.proposed_at, r.id) < (${cursor.createdAt}, ${cursor.id})` : tx`true`,
  );
  const { page, nextCursor } = pageOf(
    rows.map((row) => ({ row, createdAt: row.proposedAt, id: row.id })),
    limit,
  );
  const isOlder = open !== undefined && !cursor && !page.some(({ id }) => id === open);
  const shown = [...page.map(({ row }) => row), ...(isOlder ? await select(tx`r.id = ${open}`) : [])];
  const answer = {
    referrals: shown.map((row) =>
      referralOf(row, { side: sideOf(row), reads: reads(row), threadId: row.threadId }),
    ),
    nextCursor,
  };
  return { answer, read: shown.filter(reads) };
}

/** Who was referred, as each side reads it. */
export const createReferrals = (sql: Sql, clock: Clock) => ({
  ofPerson: (userId: string, request: PageRequest) =>
    withScope(sql, { userId }, async (tx) => {
      const own = tx`r.user_id = ${userId}`;
      const { answer } = await pageFor(
        tx,
        { own, talks: tx`true`, reads: () => true, sideOf: () => 'person' },
        request,
      );
      return answer;
    }),

  /**
   * Those that an organization has sent or received. What was said with one of them is read by whoever may answer, and opens it, which
   * the person can see.
   *
   * @throws AppError `not_found`, `status_not_allowed`.
   */
  ofOrganization: (
    { userId, organizationId }: { userId: string; organizationId: string },
    request: PageRequest,
  ) =>
    withApplicantAccess(sql, { userId, organizationId }, async (tx, { role }) => {
      const mayRead = roleAllows(role, 'review');
      const { answer, read } = await pageFor(
        tx,
        {
          own: tx`r.organization_id = ${organizationId} or r.to_organization_id = ${organizationId} and r.sent_at is not null`,
          talks: tx`t.organization_id = ${organizationId}`,
          reads: ({ id }) => mayRead && id === request.open,
          sideOf: (row) => (row.organizationId === organizationId ? 'sender' : 'receiver'),
        },
        request,
      );
      for (const { id: referralId, userId: personId, note, answer: said } of read)
        if (note !== '' || said !== '')
          await recordReading(tx, {
            organizationId,
            personId,
            actorId: userId,
            referralId,
            now: clock.now(),
          });
      return answer;
    }),
});

import type { EventParticipant, EventParticipants } from '@vetsync/machines/model/exchange';
import { csvText } from '@vetsync/machines/model/text';
import { roleAllows } from '@vetsync/machines/organizations/model';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { withApplicantAccess } from '../applicantAccess.ts';
import type { Seats } from './eventRows.ts';

/** Most participants of a list. */
const participantsMax = 1_000;

type Row = Omit<EventParticipant, 'since' | 'checkedInAt'> & { since: Date; checkedInAt: Date | null };
const participantOf = ({ since, checkedInAt, ...row }: Row): EventParticipant => ({
  ...row,
  since: since.toISOString(),
  checkedInAt: checkedInAt?.toISOString() ?? null,
});

const columns = (tx: TransactionSql) => tx`
  user_id as id, name, state, since, guests, answers, checked_in_at as "checkedInAt"`;

/** Who takes part in an organization's event, as its staff see them. */
export const createEventParticipants = (sql: Sql) => ({
  /** All of them as CSV, for staff who can decide. @throws AppError `not_found`, `role_not_allowed`, `status_not_allowed`. */
  csv: (
    userId: string,
    { organizationId, listingId }: { organizationId: string; listingId: string },
  ): Promise<string> =>
    withApplicantAccess(sql, { userId, organizationId }, async (tx, { role }) => {
      if (!roleAllows(role, 'review')) throw new AppError('role_not_allowed');
      const [event] = await tx`
        select from listings where organization_id = ${organizationId} and id = ${listingId} and kind = 'event'`;
      if (!event) throw new AppError('not_found');
      const rows = await tx<Row[]>`
        select ${columns(tx)} from event_participants
        where organization_id = ${organizationId} and listing_id = ${listingId} order by since, user_id`;
      return csvText(
        ['Name', 'Status', 'Guests', 'Since (UTC)', 'Came (UTC)', 'Answers'],
        rows.map(({ name, state, guests, since, checkedInAt, answers }) => [
          name,
          state,
          String(guests),
          since.toISOString(),
          checkedInAt?.toISOString() ?? '',
          answers.map(({ question, answer }) => `${question} ${answer}`).join('\n'),
        ]),
      );
    }),

  /** @throws AppError `not_found`, `status_not_allowed`. */
  list: (
    userId: string,
    { organizationId, listingId }: { organizationId: string; listingId: string },
  ): Promise<EventParticipants> =>
    withApplicantAccess(sql, { userId, organizationId }, async (tx) => {
      const [event] = await tx<(Seats & { checkedIn: number; link: string | null })[]>`
        select coalesce(s.taken, 0) as taken, coalesce(s.waiting, 0) as waiting,
          coalesce(s.checked_in, 0) as "checkedIn", k.link
        from listings l left join event_seats s on s.listing_id = l.id left join event_links k on k.listing_id = l.id
        where l.organization_id = ${organizationId} and l.id = ${listingId} and l.kind = 'event'`;
      if (!event) throw new AppError('not_found');
      const rows = await tx<Row[]>`
        select ${columns(tx)} from event_participants
        where organization_id = ${organizationId} and listing_id = ${listingId}
        order by array_position(array['joined', 'offered', 'waiting'], state), since, user_id limit ${participantsMax}`;
      return { ...event, participants: rows.map(participantOf) };
    }),
});

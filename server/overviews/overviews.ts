import {
  closesSoonMs,
  firstStatusOf,
  overviewCountMax,
  overviewActivitiesMax,
  overviewDays,
  overviewPopularMax,
  overviewRecentMax,
  overviewRowsMax,
  reportListingsMax,
  stagesOf,
} from '@vetsync/machines/model/exchange';
import type {
  ApplicationStatus,
  Compared,
  OrganizationOverview,
  OrganizationReport,
  Stage,
} from '@vetsync/machines/model/exchange';
import { applicationKindOf } from '@vetsync/machines/exchange/model';
import type { OrganizationKind } from '@vetsync/machines/organizations/model';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { careOf } from './careOf.ts';
import { casesDue } from './casesDue.ts';
import { openBookings } from './openBookings.ts';
import { applicationCounts } from '../listings/applicationCounts.ts';
import type { Count } from '../listings/applicationCounts.ts';
import { withApplicantAccess } from '../exchange/applicantAccess.ts';
import { personNameOf } from '../exchange/threads.ts';

const dayMs = 24 * 3_600_000;
/** How far back accepted contact requests are work, in milliseconds. */
const acceptedMs = 28 * dayMs;
/** Accepted contact requests that are looked at for ones to which nobody has written. */
const acceptedMax = 50;

/** A day in UTC as `YYYY-MM-DD`. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const iso = (at: Date) => at.toISOString();
const taken = 3 satisfies Stage;

const sumOf = (counts: readonly Count[], figure: string, isIn: (part: string) => boolean) =>
  counts.reduce((sum, one) => (one.figure === figure && isIn(one.part) ? sum + one.count : sum), 0);

/** Compares figures of the last days with those of as many days before. */
function comparison(counts: readonly Count[], { days, now }: { days: number; now: number }) {
  const [since, before] = [dayOf(now - (days - 1) * dayMs), dayOf(now - (2 * days - 1) * dayMs)];
  return (figure: string): Compared => ({
    now: sumOf(counts, figure, (day) => day >= since),
    before: sumOf(counts, figure, (day) => day >= before && day < since),
  });
}

const dayFigures = ['received', 'reached1', 'reached2', 'reached3', 'decided', 'waited'];

/** Figures by day of the last days, and of as many days before. */
const countsByDay = (
  tx: TransactionSql,
  organizationId: string,
  { days, now }: { days: number; now: number },
) =>
  applicationCounts(
    tx,
    organizationId,
    tx`figure = any(${dayFigures}) and part >= ${dayOf(now - (2 * days - 1) * dayMs)} and part <= ${dayOf(now)}`,
  );

const countsByStatus = (tx: TransactionSql, organizationId: string) =>
  applicationCounts(tx, organizationId, tx`figure = 'status'`);

async function kindOf(tx: TransactionSql, organizationId: string): Promise<OrganizationKind> {
  const [row] = await tx<
    { kind: OrganizationKind }[]
  >`select kind from organizations where id = ${organizationId}`;
  return row!.kind;
}

/** Applications on which nobody has decided, those that wait longest first. */
const waitingIn = (tx: TransactionSql, organizationId: string, status: ApplicationStatus) =>
  tx<{ id: string; applicantName: string; listingTitle: string; submittedAt: Date }[]>`
    select id, applicant_name as "applicantName", listing_title as "listingTitle", submitted_at as "submittedAt"
    from applications where organization_id = ${organizationId} and status = ${status}
    order by submitted_at, id limit ${overviewRowsMax}`;

const unreadIn = (tx: TransactionSql, organizationId: string) =>
  tx<{ threadId: string; name: string; at: Date }[]>`
    select t.id as "threadId", ${personNameOf(tx)} as name, t.unread_at as at from (
      select * from threads where organization_id = ${organizationId} and unread_at is not null
      order by unread_at, id limit ${overviewRowsMax}
    ) t order by t.unread_at, t.id`;

const acceptedIn = (tx: TransactionSql, organizationId: string, now: number) =>
  tx<{ threadId: string; name: string; at: Date }[]>`
    select t.id as "threadId", coalesce(r.person_name, '') as name, r.answered_at as at from (
      select * from accepted_contact_requests
      where organization_id = ${organizationId} and answered_at > ${new Date(now - acceptedMs)}
      order by answered_at desc limit ${acceptedMax}
    ) r join threads t on t.organization_id = r.organization_id and t.user_id = r.user_id
    where t.last_at = r.answered_at order by r.answered_at desc limit ${overviewRowsMax}`;

const closingIn = (tx: TransactionSql, organizationId: string, now: number) =>
  tx<{ id: string; title: string; endsAt: Date }[]>`
    select id, title, ends_at as "endsAt" from listings
    where organization_id = ${organizationId} and status = 'published'
      and ends_at > ${new Date(now)} and ends_at <= ${new Date(now + closesSoonMs)}
    order by ends_at, id limit ${overviewCountMax}`;

const draftsIn = (tx: TransactionSql, organizationId: string) =>
  tx<{ id: string; title: string; createdAt: Date }[]>`
    select id, title, created_at as "createdAt" from listings
    where organization_id = ${organizationId} and status = 'draft'
    order by created_at desc, id desc limit ${overviewCountMax}`;

/** What came in last. */
const recentIn = (tx: TransactionSql, organizationId: string) =>
  tx<(Omit<OrganizationOverview['recent'][number], 'submittedAt'> & { submittedAt: Date })[]>`
    select id, applicant_name as "applicantName", listing_title as "listingTitle", status, submitted_at as "submittedAt"
    from applications where organization_id = ${organizationId}
    order by submitted_at desc, id desc limit ${overviewRecentMax}`;

/** The last steps of all applications, newest first. */
const activitiesIn = (tx: TransactionSql, organizationId: string) =>
  tx<(Omit<OrganizationOverview['activities'][number], 'at'> & { at: Date })[]>`
    select s.id, s.at, s.step, s.status, a.id as "applicationId",
      a.applicant_name as "applicantName", a.listing_title as "listingTitle"
    from (
      select id, at, step, status, application_id from application_steps
      where organization_id = ${organizationId} and step <> 'waiting'
      order by id desc limit ${overviewActivitiesMax}
    ) s join applications a on a.organization_id = ${organizationId} and a.id = s.application_id
    order by s.id desc`;

/** The listings with the most applications. One that only just got its first is among those that were not added up yet. */
const largestListings = (tx: TransactionSql, organizationId: string, max: number) =>
  tx<OrganizationReport['listings'][number][]>`
    with parts as (
      (
        select part from application_counts where organization_id = ${organizationId} and figure = 'listing'
        order by count desc, part limit ${2 * max}
      ) union (
        select part from application_count_changes where organization_id = ${organizationId} and figure = 'listing'
      )
    ), counted as (
      select part, figure, count from application_counts
        where organization_id = ${organizationId} and figure in ('listing', 'taken') and part in (select part from parts)
      union all
      select part, figure, count from application_count_changes
        where organization_id = ${organizationId} and figure in ('listing', 'taken') and part in (select part from parts)
    ), largest as (
      select part, coalesce(sum(count) filter (where figure = 'listing'), 0)::float8 as received,
        coalesce(sum(count) filter (where figure = 'taken'), 0)::float8 as taken
      from counted group by part order by received desc, part limit ${max}
    )
    select l.id, l.title, c.received, c.taken from largest c
    join listings l on l.organization_id = ${organizationId} and l.id = c.part::uuid
    where c.received > 0 order by c.received desc, l.id`;

/**
 * What an organization's staff does first, and its figures. Each query reads a few rows of an index, however many
 * applications, conversations and listings there are.
 */
export function createOverviews(sql: Sql, clock: Clock) {
  return {
    /** @throws AppError `not_found`, `status_not_allowed`. */
    today: (userId: string, organizationId: string): Promise<OrganizationOverview> =>
      withApplicantAccess(sql, { userId, organizationId }, async (tx) => {
        const now = clock.now().getTime();
        const organizationKind = await kindOf(tx, organizationId);
        const kind = applicationKindOf[organizationKind];
        const first = kind && firstStatusOf[kind];
        const span = { days: overviewDays, now };
        const [
          statuses,
          days,
          waiting,
          unread,
          [unreadCount],
          accepted,
          closing,
          drafts,
          due,
          bookings,
          care,
          recent,
          popular,
          activities,
        ] = await Promise.all([
          countsByStatus(tx, organizationId),
          countsByDay(tx, organizationId, span),
          first ? waitingIn(tx, organizationId, first) : [],
          unreadIn(tx, organizationId),
          tx<{ count: number }[]>`
            select count(*)::int as count from (
              select from threads where organization_id = ${organizationId} and unread_at is not null
              limit ${overviewCountMax}
            ) as unread`,
          acceptedIn(tx, organizationId, now),
          closingIn(tx, organizationId, now),
          draftsIn(tx, organizationId),
          casesDue(tx, organizationId, dayOf(now)),
          openBookings(tx, organizationId, new Date(now)),
          organizationKind === 'hospital' ? careOf(tx, organizationId) : null,
          recentIn(tx, organizationId),
          largestListings(tx, organizationId, overviewPopularMax),
          activitiesIn(tx, organizationId),
        ]);
        const of = comparison(days, span);
        return {
          waiting: {
            count: sumOf(statuses, 'status', (status) => status === first),
            first: waiting.map(({ submittedAt, ...row }) => ({ ...row, submittedAt: iso(submittedAt) })),
          },
          unread: {
            count: unreadCount!.count,
            first: unread.map(({ at, ...row }) => ({ ...row, at: iso(at) })),
          },
          accepted: accepted.map(({ at, ...row }) => ({ ...row, at: iso(at) })),
          closing: {
            count: closing.length,
            first: closing
              .slice(0, overviewRowsMax)
              .map(({ endsAt, ...row }) => ({ ...row, endsAt: iso(endsAt) })),
          },
          due,
          bookings,
          ...(care && { care }),
          drafts: {
            count: drafts.length,
            first: drafts
              .slice(0, overviewRowsMax)
              .map(({ createdAt, ...row }) => ({ ...row, createdAt: iso(createdAt) })),
          },
          recent: recent.map(({ submittedAt, ...row }) => ({ ...row, submittedAt: iso(submittedAt) })),
          popular: [...popular],
          activities: activities.map(({ at, ...row }) => ({ ...row, at: iso(at) })),
          total: sumOf(statuses, 'status', () => true),
          received: of('received'),
          decided: of('decided'),
          waitedMinutes: of('waited'),
          taken: of(`reached${taken}`),
        };
      }),

    /** @throws AppError `not_found`, `status_not_allowed`. */
    report: (userId: string, organizationId: string, weeks: number): Promise<OrganizationReport> =>
      withApplicantAccess(sql, { userId, organizationId }, async (tx) => {
        const now = clock.now().getTime();
        const kind = applicationKindOf[await kindOf(tx, organizationId)];
        const span = { days: 7 * weeks, now };
        const [statuses, days, listings] = await Promise.all([
          countsByStatus(tx, organizationId),
          countsByDay(tx, organizationId, span),
          largestListings(tx, organizationId, reportListingsMax),
        ]);
        const of = comparison(days, span);
        const receivedIn = (week: number) => {
          const [from, to] = [dayOf(now - (7 * week + 6) * dayMs), dayOf(now - 7 * week * dayMs)];
          return { from, count: sumOf(days, 'received', (day) => day >= from && day <= to) };
        };
        return {
          weeks,
          total: sumOf(statuses, 'status', () => true),
          statuses: statuses
            .map(({ part, count }) => ({ status: part as ApplicationStatus, count }))
            .toSorted((one, other) => other.count - one.count),
          listings: [...listings],
          byWeek: Array.from({ length: weeks }, (_, index) => {
            const { from, count } = receivedIn(weeks - 1 - index);
            return { from, now: count, before: receivedIn(2 * weeks - 1 - index).count };
          }),
          stages: (kind ? stagesOf[kind] : []).map((stage) => ({
            stage,
            ...of(stage === 0 ? 'received' : `reached${stage}`),
          })),
          decided: of('decided'),
          waitedMinutes: of('waited'),
        };
      }),
  };
}
export type Overviews = ReturnType<typeof createOverviews>;

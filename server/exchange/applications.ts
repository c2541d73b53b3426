import { matchReasons, summaryOf } from '@vetsync/machines/model/exchange';
import type {
  ApplicationHistory,
  ApplicationStep,
  MatchRecord,
  OrganizationState,
  ReceivedApplication,
  SentChoices,
  SentSummary,
  WholeApplication,
} from '@vetsync/machines/model/exchange';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { currentPosition } from '../data/feedPositions.ts';
import { formatPosition } from '../data/feedPositions.ts';
import { readListing } from '../listings/rows.ts';
import { withScope, setScope } from '../data/scopes.ts';
import {
  applicationCursors,
  applicationsFound,
  countApplications,
  positionColumn,
} from './applicationSearch.ts';
import type { ApplicationRequest } from './applicationSearch.ts';
import { announceViewer, otherViewers } from './presence.ts';
import { withApplicantAccess } from './applicantAccess.ts';
import { linePlace } from './cases/waitingList.ts';
import { recordReading } from './readings.ts';
import { countUnread, markHandled } from './notifications/staffNotifications.ts';

/** Applications that the state of an organization contains. */
const newestMax = 50;

type Row = Omit<ReceivedApplication, 'submittedAt' | 'updatedAt' | 'acceptedAt' | 'summary'> & {
  createdAt: Date;
  updatedAt: Date;
  acceptedAt: Date | null;
  sent: Record<string, unknown>;
  requirements: SentSummary['requirements'];
};

/** Places and skills to choose from are those of so many applications, the newest. */
const choicesFrom = 1_000;
/** How many of each, the most frequent. */
const choicesMax = 20;

const columns = (tx: TransactionSql) => tx`
  a.id, a.listing_id as "listingId", a.listing_title as "listingTitle", a.kind, a.applicant_name as "applicantName",
  a.status, a.accepted_at as "acceptedAt", a.answer_by::text as "answerBy", a.submitted_at as "createdAt", a.updated_at as "updatedAt", a.version,
  ${linePlace(tx)},
  jsonb_build_object('skills', a.snapshot -> 'skills', 'location', a.snapshot -> 'location',
    'yearsOfService', a.snapshot -> 'yearsOfService') as sent,
  case when a.requirements_of > 0 then jsonb_build_object('met', a.requirements_met, 'of', a.requirements_of) end as requirements,
  (select json_build_object('id', u.id, 'name', u.name) from named_people u where u.id = a.assignee_id) as assignee`;

const applicationOf = ({
  createdAt,
  updatedAt,
  acceptedAt,
  sent,
  requirements,
  ...row
}: Row): ReceivedApplication => ({
  ...row,
  summary: summaryOf(sent, requirements),
  acceptedAt: acceptedAt?.toISOString() ?? null,
  submittedAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** The history of an application, oldest first. */
async function historyOf(
  tx: TransactionSql,
  applicationId: string,
  { isStaff }: { isStaff: boolean },
): Promise<ApplicationStep[]> {
  const rows = await tx<(Omit<ApplicationStep, 'at'> & { at: Date })[]>`
    select s.id, s.at, s.step, s.decision, s.status, s.undoes, s.message, s.answer_by::text as "answerBy", s.reason,
      s.starts_on::text as "startsOn", s.first_step as "firstStep", ${isStaff ? tx`coalesce(n.notes, '') as notes,` : tx``}
      (select json_build_object('id', u.id, 'name', u.name) from named_people u where u.id = s.actor_id) as actor
    from application_steps s
    ${isStaff ? tx`left join application_notes n on n.organization_id = s.organization_id and n.id = s.id` : tx``}
    where s.application_id = ${applicationId} order by s.id`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Who reads for which organization. */
interface Reader {
  userId: string;
  organizationId: string;
}

const page = (tx: TransactionSql, reader: Reader, request: ApplicationRequest) =>
  applicationsFound<Row & { key: string }>(
    tx,
    { ...reader, columns: tx`${columns(tx)}, ${positionColumn(tx, sortOf(request))}` },
    request,
  );
/** A cursor goes on in its own order. */
const sortOf = ({ cursor, sort }: ApplicationRequest) => cursor?.sort ?? sort;

/** Applications as the two sides read them. */
export function createApplications(sql: Sql, clock: Clock) {
  const reading = <Result>(
    userId: string,
    organizationId: string,
    work: (tx: TransactionSql, staff: { role: string }) => Promise<Result>,
  ) => withApplicantAccess(sql, { userId, organizationId }, work);

  return {
    /** A page of an organization's applications. */
    list: (userId: string, organizationId: string, request: ApplicationRequest) =>
      reading(userId, organizationId, async (tx) => {
        const [rows, total] = await Promise.all([
          page(tx, { userId, organizationId }, request),
          request.cursor ? null : countApplications(tx, { userId, organizationId }, request),
        ]);
        const found = rows.slice(0, request.limit);
        const last = rows.length > request.limit ? found.at(-1) : undefined;
        return {
          applications: found.map(({ key: _key, ...row }) => applicationOf(row)),
          nextCursor: last
            ? applicationCursors.write({
                sort: sortOf(request),
                key: last.key,
                at: last.createdAt.toISOString(),
                id: last.id,
              })
            : null,
          total,
        };
      }),

    /** Places and skills of what was sent, for the filters of the list. */
    choices: (userId: string, organizationId: string): Promise<SentChoices> =>
      reading(userId, organizationId, async (tx) => {
        const [found] = await tx<SentChoices[]>`
          with newest as materialized (
            select a.snapshot ->> 'location' as place,
              case jsonb_typeof(a.snapshot -> 'skills') when 'array' then a.snapshot -> 'skills' else '[]' end as skills
            from applications a where a.organization_id = ${organizationId} and a.user_id <> ${userId}
            order by a.submitted_at desc, a.id desc limit ${choicesFrom}
          )
          select to_json(array(
            select min(place) from newest where place_key(place) is not null
            group by place_key(place) order by count(*) desc, 1 limit ${choicesMax}
          )) as places, to_json(array(
            select min(skill) from newest cross join lateral jsonb_array_elements_text(skills) skill
            where skill <> '' group by fold_text(skill) order by count(*) desc, 1 limit ${choicesMax}
          )) as skills`;
        return { places: found!.places.toSorted(), skills: found!.skills.toSorted() };
      }),

    /**
     * One application with what was sent and its history. The applicant can see that a colleague has read it, and the
     * colleague's own colleagues learn that somebody has it open.
     *
     * @throws AppError `not_found`.
     */
    find: (
      userId: string,
      organizationId: string,
      id: string,
    ): Promise<WholeApplication & { isAnnounced: boolean }> =>
      reading(userId, organizationId, async (tx) => {
        const [row] = await tx<
          (Row &
            Pick<WholeApplication['application'], 'snapshot' | 'answers'> &
            Pick<WholeApplication, 'threadId'> & { userId: string })[]
        >`
          select ${columns(tx)}, a.snapshot, a.answers, a.user_id as "userId", (
            select t.id from threads t where t.organization_id = a.organization_id and t.user_id = a.user_id
          ) as "threadId" from applications a
          where a.organization_id = ${organizationId} and a.id = ${id} and a.user_id <> ${userId}`;
        if (!row) throw new AppError('not_found');
        const { userId: applicantId, snapshot, answers, threadId, ...rest } = row;
        const opening = { userId, organizationId, applicationId: id, applicantId, now: clock.now() };
        const [history, listing, openedBy, isAnnounced] = await Promise.all([
          historyOf(tx, id, { isStaff: true }),
          readListing(tx, organizationId, rest.listingId),
          otherViewers(tx, opening),
          announceViewer(tx, opening),
        ]);
        await tx`
          insert into access_records (user_id, organization_id, application_id, actor_id, at)
          values (${applicantId}, ${organizationId}, ${id}, ${userId}, ${opening.now})`;
        await setScope(tx, { userId, organizationId, colleague: userId });
        await markHandled(tx, { userId, organizationId }, { subject: id, now: opening.now });
        return {
          isAnnounced,
          threadId,
          openedBy,
          application: { ...applicationOf(rest), snapshot, answers },
          history,
          match: matchReasons(listing, snapshot as MatchRecord),
        };
      }),

    /**
     * The history of a person's own application, with what they sent, or of one that an organization got for which they work. The applicant
     * can see that a colleague has read it.
     *
     * @throws AppError `not_found`.
     */
    async history(userId: string, id: string): Promise<ApplicationHistory> {
      const own = await withScope(sql, { userId }, async (tx) => {
        const [application] = await tx<Omit<ApplicationHistory, 'history'>[]>`
          select a.organization_id as "organizationId", t.id as "threadId",
            json_build_object('snapshot', a.snapshot, 'answers', a.answers) as sent
          from applications a left join threads t on t.organization_id = a.organization_id and t.user_id = a.user_id
          where a.id = ${id} and a.user_id = ${userId}`;
        if (application)
          return { found: { ...application, history: await historyOf(tx, id, { isStaff: false }) } };
        const memberships = await tx<{ id: string }[]>`
          select m.organization_id as id
          from organization_members m join organizations o on o.id = m.organization_id
          where m.user_id = ${userId} and o.status <> 'suspended'`;
        return { organizations: memberships.map((one) => one.id) };
      });
      if (own.found) return own.found;
      for (const organizationId of own.organizations ?? []) {
        const history = await reading(userId, organizationId, async (tx) => {
          const [application] = await tx<{ personId: string }[]>`
            select user_id as "personId" from applications
            where organization_id = ${organizationId} and id = ${id} and user_id <> ${userId}`;
          if (!application) return null;
          const { personId } = application;
          const opening = { organizationId, personId, actorId: userId, applicationId: id, now: clock.now() };
          await recordReading(tx, opening);
          return historyOf(tx, id, { isStaff: true });
        });
        if (history) return { organizationId, sent: null, threadId: null, history };
      }
      throw new AppError('not_found');
    },

    /** What somebody who acts for an organization starts with. @throws AppError `not_found`. */
    async stateOf(userId: string, organizationId: string): Promise<OrganizationState> {
      const position = formatPosition(await currentPosition(sql));
      return reading(userId, organizationId, async (tx, { role }) => {
        await setScope(tx, { userId, organizationId, colleague: userId });
        const [[organization], rows, unread] = await Promise.all([
          tx<Omit<OrganizationState['organization'], 'role'>[]>`
            select id, slug, name, kind from organizations where id = ${organizationId}`,
          page(tx, { userId, organizationId }, { sort: 'newest', limit: newestMax - 1 }),
          countUnread(tx, { userId, organizationId }, clock.now()),
        ]);
        return {
          organization: { ...organization!, role },
          applications: rows.map(({ key: _key, ...row }) => applicationOf(row)),
          unread,
          position,
        };
      });
    },
  };
}

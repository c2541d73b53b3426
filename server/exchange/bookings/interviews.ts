import { randomUUID } from 'node:crypto';
import { emptyCalendar, emptyVisit, offeredInterview, timesOf } from '@vetsync/machines/bookings/model';
import type { BookingState, VisitType } from '@vetsync/machines/bookings/model';
import type { PayloadOf } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { nextFactTime } from '../changeWorld.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import type { StaffWork } from '../commands/staffWork.ts';
import type { StoredWorld } from '../worlds.ts';
import { begin, knownName, personAbout } from './bookingCommands.ts';
import type { StaffAsking } from './bookingCommands.ts';
import { bookingColumns } from './bookingRows.ts';
import type { Booking, BookingRow } from './bookingRows.ts';
import { takeStep, tellOf } from './bookingSteps.ts';
import { rangeOf, requireFreeTimes, requireNoOverlap, takeTimes } from './times.ts';

type Offer = PayloadOf<'interview.offer'>;

/** Who can interview, as `m`: those who may decide. */
const interviewerRoles = ['owner', 'manager', 'reviewer'];

/**
 * The calendars of those who interview, which are locked. Each gets one with the first interview.
 *
 * @throws AppError `not_found` unless all of them decide there, and are not the applicant.
 */
async function lockInterviewers(
  { tx, organizationId, personId, at }: Booking,
  members: readonly string[],
  timeZone: string,
): Promise<[string, ...string[]]> {
  const rules = { ...emptyCalendar, timeZone };
  const added = members.map((id) => ({ id: randomUUID(), member: id }));
  await tx`
    insert into calendars (organization_id, id, kind, member_id, rules, updated_at)
    select ${organizationId}, one.id, 'interview', one.member, ${tx.json(rules as never)}, ${at}
    from jsonb_to_recordset(${tx.json(added)}) as one (id uuid, member uuid)
    join organization_members m on m.organization_id = ${organizationId} and m.user_id = one.member
    where m.role = any(${interviewerRoles}) and m.user_id <> ${personId}
    on conflict (organization_id, member_id) do nothing`;
  const rows = await tx<{ id: string; member: string }[]>`
    select c.id, c.member_id as member from calendars c
    join organization_members m on m.organization_id = c.organization_id and m.user_id = c.member_id
    where c.organization_id = ${organizationId} and c.member_id = any(${[...members]}::text[]::uuid[])
      and m.role = any(${interviewerRoles}) and m.user_id <> ${personId}
    order by c.id for no key update of c`;
  const calendars = members.map((member) => rows.find((one) => one.member === member)?.id);
  if (calendars.length === 0 || calendars.includes(undefined)) throw new AppError('not_found');
  return calendars as [string, ...string[]];
}

/** One interview at a time, for each application, and besides. @throws AppError `interview_open`. */
async function requireNoOther({ tx, organizationId, personId, at }: Booking, applicationId: string | null) {
  const [open] = await tx`
    select from bookings
    where organization_id = ${organizationId} and user_id = ${personId} and kind = 'interview'
      and application_id is not distinct from ${applicationId}
      and (status = 'requested' or status = 'confirmed' and upper(during) > ${at})
    limit 1`;
  if (open) throw new AppError('interview_open');
}

/** What an interview is for, as both sides call it. @throws AppError `not_found`, `booking_changed` once that is over. */
async function subjectOf({ tx, organizationId }: Booking, { kind, id }: Offer['about']) {
  const [row] = await tx<{ title: string; isOver: boolean; organizationName: string }[]>`
    select coalesce(a.listing_title, o.name) as title, o.name as "organizationName",
      coalesce(a.status in ('rejected', 'withdrawn'), false) as "isOver"
    from organizations o
    left join applications a on a.organization_id = o.id and a.id = ${kind === 'application' ? id : null}::uuid
    where o.id = ${organizationId}`;
  if (row!.isOver) throw new AppError('not_found');
  return row!;
}

async function add(
  context: CommandContext,
  stored: StoredWorld,
  { personId, organizationId, payload }: { personId: string; organizationId: string; payload: Offer },
): Promise<NewFact[]> {
  const { tx, now, newId, userId: ownId } = context;
  const { about, minutes, how, where, timeZone, interviewers = [ownId], isAgreed = false } = payload;
  const booking = await begin(context, stored, { organizationId, personId, by: 'organization' });
  const applicationId = about.kind === 'application' ? about.id : null;
  const { title, organizationName } = await subjectOf(booking, about);
  const personName = await knownName(tx, organizationId, personId);
  const calendars = await lockInterviewers(booking, [...new Set(interviewers)], timeZone);
  await requireNoOther(booking, applicationId);
  const times = requireFreeTimes(payload.times, { minutes, now });
  if (isAgreed && times.length > 1) throw new AppError('slot_taken');
  const terms = { timeZone, confirms: 'onRequest', noticeHours: 0, now: now.getTime() } as const;
  const offered = offeredInterview(times, minutes, terms);
  const state: BookingState = isAgreed ? { ...offered, status: 'confirmed', proposal: null } : offered;
  const span = { start: Date.parse(state.start), end: Date.parse(state.end) };
  if (isAgreed) await requireNoOverlap(tx, { userId: personId, span });
  const visit: VisitType = {
    ...emptyVisit,
    id: randomUUID(),
    name: '',
    minutes,
    how,
    where,
    confirms: 'onRequest',
  };
  const [calendarId] = calendars;
  const row: BookingRow = {
    id: await newId(),
    organizationId,
    organizationName,
    calendarId,
    userId: personId,
    kind: 'interview',
    title,
    personName,
    visit,
    timeZone,
    reason: '',
    start: new Date(span.start),
    end: new Date(span.end),
    status: state.status,
    heldUntil: null,
    proposal: state.proposal,
    waitsSince: null,
    arrivedAt: null,
    interviewers: calendars,
    applicationId,
    decisionId: null,
    version: 1,
  };
  const { id: bookingId, proposal } = row;
  await tx`
    insert into bookings (organization_id, id, calendar_id, user_id, kind, title, person_name, visit, time_zone, local_start,
      during, status, proposal, proposed_until, interviewers, application_id, created_at, updated_at)
    values (${organizationId}, ${bookingId}, ${calendarId}, ${personId}, 'interview', ${title}, ${personName},
      ${tx.json(visit as never)}, ${timeZone}, ${state.start}, ${rangeOf(span)}, ${row.status},
      ${proposal && tx.json(proposal as never)}, ${proposal?.until ?? null}, ${calendars}::text[]::uuid[], ${applicationId},
      ${booking.at}, ${booking.at})`;
  const spans = proposal ? timesOf(proposal) : [state];
  await takeTimes(
    tx,
    { organizationId, calendarId, interviewers: calendars, userId: personId, bookingId, visit },
    spans.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) })),
  );
  return tellOf(booking, row, { step: isAgreed ? 'confirmed' : 'offered' });
}

/** Offers times for a new interview. */
export async function offer(payload: Offer, asking: StaffAsking): Promise<StaffWork> {
  const { tx, organizationId } = asking;
  const personId = await personAbout(tx, organizationId, payload.about);
  return { personId, run: (context, stored) => add(context, stored, { personId, organizationId, payload }) };
}

/** Stores what an interviewer thinks, instead of what they thought before. */
export async function note(
  { bookingId, recommendation, notes }: PayloadOf<'interview.note'>,
  { tx, organizationId }: StaffAsking,
): Promise<StaffWork> {
  const [row] = await tx<{ personId: string }[]>`
    select user_id as "personId" from bookings
    where organization_id = ${organizationId} and id = ${bookingId} and kind = 'interview'`;
  if (!row) throw new AppError('not_found');
  return {
    personId: row.personId,
    async run(context) {
      await context.tx`
        insert into interview_feedback (organization_id, booking_id, author_id, at, recommendation, notes)
        values (${organizationId}, ${bookingId}, ${context.userId}, ${context.now}, ${recommendation}, ${notes})
        on conflict (organization_id, booking_id, author_id)
        do update set at = excluded.at, recommendation = excluded.recommendation, notes = excluded.notes`;
      return [];
    },
  };
}

/** Ends the interviews of an application that is over. The person learns it with the application. */
export async function endInterviews(
  context: CommandContext,
  stored: StoredWorld,
  { applicationId, by }: { applicationId: string; by: 'person' | 'organization' },
): Promise<NewFact[]> {
  const { tx, userId: actorId, now } = context;
  const rows = await tx<BookingRow[]>`
    select ${bookingColumns(tx)} from bookings b join organizations o on o.id = b.organization_id
    join applications a on a.organization_id = b.organization_id and a.id = b.application_id
    where b.application_id = ${applicationId} and a.status in ('rejected', 'withdrawn')
      and (b.status = 'requested' or b.status = 'confirmed' and lower(b.during) > ${now})
    order by b.id for no key update of b`;
  const facts: NewFact[] = [];
  for (const row of rows) {
    const { organizationId, userId: personId } = row;
    const at = nextFactTime(stored, now);
    const booking: Booking = {
      ...context,
      organizationId,
      personId,
      by,
      stored,
      actorId,
      at,
      isToldOtherwise: true,
    };
    facts.push(...(await takeStep(booking, row, { action: { type: 'cancel', by }, noticeHours: 0, now })));
  }
  return facts;
}

/** Who can interview, and what is taken of their time. By whom it is, it doesn't say. */
export const readInterviewers = (
  tx: TransactionSql,
  organizationId: string,
  { from, to }: { from: string; to: string },
) => tx<{ id: string; name: string; busy: { start: string; end: string }[] }[]>`
  select m.user_id as id, coalesce(nullif(n.signature, ''), n.name, '') as name, (
    select coalesce(json_agg(json_build_object('start', lower(t.blocked), 'end', upper(t.blocked)) order by t.blocked), '[]')
    from calendars c join taken_times t on t.calendar_id = c.id
    where c.organization_id = m.organization_id and c.member_id = m.user_id
      and t.blocked && tstzrange(${from}, ${to})
  ) as busy
  from organization_members m join named_people n on n.id = m.user_id
  where m.organization_id = ${organizationId} and m.role = any(${interviewerRoles})
  order by 2, m.user_id limit 100`;

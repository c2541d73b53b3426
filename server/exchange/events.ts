import { hasFreeSeat, listedEventOf, readingFor, seatFor } from '@vetsync/machines/model/exchange';
import type { EventParticipant, EventParticipants, SeatState } from '@vetsync/machines/model/exchange';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { listingColumns, listingOf } from '../listings/rows.ts';
import type { ListingRow } from '../listings/rows.ts';
import { setScope, withScope } from '../data/scopes.ts';
import { applicantOf } from './applicant.ts';
import { withApplicantAccess } from './applicantAccess.ts';
import { changeWorld, nextFactTime } from './changeWorld.ts';
import { finishWrites, writeLast } from './context.ts';
import type { CommandContext, WritingLast } from './context.ts';
import { insertFacts } from './facts/facts.ts';
import type { NewFact } from './facts/facts.ts';
import { requestNotificationMail } from './notifications/notificationMail.ts';
import { lockWorld } from './worlds.ts';
import type { StoredWorld } from './worlds.ts';

/** An event, whose it is, and whether people can see it now. */
async function readEvent(tx: TransactionSql, listingId: string) {
  const [row] = await tx<(ListingRow & { organizer: string; isPublic: boolean; endsAt: Date | null })[]>`
    select ${listingColumns(tx)}, o.name as organizer, l.ends_at as "endsAt",
      l.status = 'published' and o.status = 'approved' as "isPublic"
    from listings l join organizations o on o.id = l.organization_id
    where l.id = ${listingId} and l.kind = 'event'`;
  if (!row) return null;
  const { organizer, isPublic, endsAt, ...listing } = row;
  return { listing: listingOf(listing), organizer, isPublic, endsAt };
}
type Event = NonNullable<Awaited<ReturnType<typeof readEvent>>>;

const joinedEvent = ({ listing, organizer, isPublic }: Event) => ({
  id: listing.id,
  title: listing.title,
  ...(isPublic && { listed: listedEventOf(listing, organizer) }),
});

interface Seats {
  taken: number;
  waiting: number;
}

/** Locks the seats of an event: whoever comes second sees what the first has got. */
async function lockSeats(tx: TransactionSql, { id, organizationId, version }: Event['listing']) {
  const [seats] = await tx<Seats[]>`
    insert into event_seats (organization_id, listing_id, told_version) values (${organizationId}, ${id}, ${version})
    on conflict (listing_id) do update set is_open = true
    returning taken, waiting`;
  return seats!;
}

const seatOf = async (tx: TransactionSql, listingId: string, userId: string): Promise<SeatState | null> => {
  const [row] = await tx<{ state: SeatState }[]>`
    select state from event_participants where listing_id = ${listingId} and user_id = ${userId}`;
  return row?.state ?? null;
};

/**
 * Joins an organization's event, or its waiting list if it is full. Who takes part already stays as they are.
 *
 * @throws AppError `listing_closed` if nobody can see it any more, or it is over.
 */
export async function joinEvent(
  context: CommandContext,
  stored: StoredWorld,
  listingId: string,
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const [event, { account }, id] = await Promise.all([
    readEvent(tx, listingId),
    applicantOf(tx, userId),
    newId(),
  ]);
  if (!event?.isPublic || (event.endsAt && event.endsAt <= now)) throw new AppError('listing_closed');
  const { organizationId, capacity = null } = event.listing;
  await setScope(tx, { userId, organizationId });
  const seats = await lockSeats(tx, event.listing);
  const at = nextFactTime(stored, now);
  const known = await seatOf(tx, listingId, userId);
  const state = known ?? seatFor({ capacity, ...seats });
  if (known === null)
    await tx`
      insert into event_participants ${tx({
        organization_id: organizationId,
        listing_id: listingId,
        user_id: userId,
        name: account.name,
        state,
        since: at,
      })}`;
  const made = changeWorld(context, userId, {
    stored,
    id,
    body: { type: state === 'joined' ? 'eventJoined' : 'eventWaited', event: joinedEvent(event) },
    origin: { actorId: userId, commandId, at },
  });
  return made ? [made] : [];
}

/** Leaves an organization's event or its waiting list. Who waits longest gets the seat, in the background. */
export async function leaveEvent(
  context: CommandContext,
  stored: StoredWorld,
  listingId: string,
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const [row] = await tx<{ organizationId: string }[]>`
    select organization_id as "organizationId" from event_participants
    where listing_id = ${listingId} and user_id = ${userId}`;
  const at = nextFactTime(stored, now);
  const id = await newId();
  if (row) {
    const { organizationId } = row;
    await setScope(tx, { userId, organizationId });
    await tx`
      select from event_seats where organization_id = ${organizationId} and listing_id = ${listingId} for no key update`;
    await tx`
      delete from event_participants
      where organization_id = ${organizationId} and listing_id = ${listingId} and user_id = ${userId}`;
  }
  const made = changeWorld(context, userId, {
    stored,
    id,
    body: { type: 'eventLeft', eventId: listingId },
    origin: { actorId: userId, commandId, at },
  });
  return made ? [made] : [];
}

/** Tells somebody how an event is now in which they take part, and gives them a free seat if they are next in line. */
const update = (
  sql: Sql,
  { organizationId, listingId, userId }: { organizationId: string; listingId: string; userId: string },
  now: Date,
): Promise<void> =>
  withScope(sql, { userId, organizationId }, async (tx) => {
    const stored = await lockWorld(tx, userId, { reading: readingFor('eventUpdated') });
    const event = await readEvent(tx, listingId);
    if (!event) return;
    const seats = await lockSeats(tx, event.listing);
    let state = await seatOf(tx, listingId, userId);
    if (state === null) return;
    const [next] = await tx<{ userId: string }[]>`
      select user_id as "userId" from event_participants
      where organization_id = ${organizationId} and listing_id = ${listingId} and state = 'waiting'
      order by since, user_id limit 1`;
    const { capacity = null } = event.listing;
    if (event.isPublic && next?.userId === userId && hasFreeSeat({ capacity, ...seats })) {
      state = 'joined';
      await tx`
        update event_participants set state = 'joined'
        where organization_id = ${organizationId} and listing_id = ${listingId} and user_id = ${userId}`;
    }
    const [ids] = await tx<{ fact: string; command: string }[]>`select uuidv7() as fact, uuidv7() as command`;
    const context: WritingLast = { tx, lastWrites: [] };
    const made = changeWorld(context, userId, {
      stored,
      id: ids!.fact,
      body: { type: 'eventUpdated', event: joinedEvent(event), state },
      origin: { actorId: null, commandId: ids!.command, at: nextFactTime(stored, now) },
    });
    if (made) writeLast(context, insertFacts(tx, [made], userId), requestNotificationMail(tx, [made], now));
    await finishWrites(context);
  });

interface OpenEvent {
  organizationId: string;
  listingId: string;
  version: number;
  isTold: boolean;
  isOver: boolean;
  /** Free seats for those who wait. */
  free: number;
}

/** Most people per lookup. */
const lookupSize = 200;

/** Updates whoever can have a free seat, those who wait longest first; after a change of the event, everybody. */
async function updateAll(sql: Sql, event: OpenEvent, now: Date): Promise<void> {
  const { organizationId, listingId, isTold, free } = event;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const people = await sql<{ userId: string }[]>`
      select user_id as "userId" from event_participants
      where organization_id = ${organizationId} and listing_id = ${listingId} and ${
        isTold
          ? sql`state = 'waiting' order by since, user_id limit ${Math.min(free, lookupSize)}`
          : sql`user_id > ${after} order by user_id limit ${lookupSize}`
      }`;
    for (const { userId } of people) {
      try {
        await update(sql, { organizationId, listingId, userId }, now);
      } catch (error) {
        // The account was deleted in the meantime.
        if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      }
    }
    // Whoever still waits for a free seat is next in a minute.
    if (isTold || people.length < lookupSize) return;
    after = people.at(-1)!.userId;
  }
}

/**
 * Gives free seats to those who wait longest, and tells participants that an event has changed or was canceled. Servers may
 * do it at the same time.
 *
 * @param sql Connections that may see whom to tell, of all organizations.
 */
export async function updateEvents(sql: Sql, clock: Clock, log: Logger): Promise<void> {
  const now = clock.now();
  const events = await sql<OpenEvent[]>`
    select s.organization_id as "organizationId", s.listing_id as "listingId", l.version,
      l.version = s.told_version as "isTold", l.ends_at is not null and l.ends_at <= ${now} as "isOver",
      least(s.waiting, coalesce((l.details ->> 'capacity')::integer, s.taken + s.waiting) - s.taken) as free
    from event_seats s
    join listings l on l.organization_id = s.organization_id and l.id = s.listing_id
    join organizations o on o.id = l.organization_id
    where s.is_open and (
      l.version <> s.told_version or l.ends_at <= ${now}
      or (l.status = 'published' and o.status = 'approved' and s.waiting > 0 and s.taken < coalesce((l.details ->> 'capacity')::integer, 2147483647))
    )
    order by s.listing_id`;
  for (const event of events) {
    try {
      if (!event.isOver) await updateAll(sql, event, now);
      // A change meanwhile has another version, and is told next.
      await sql`
        update event_seats set told_version = ${event.version}, is_open = ${!event.isOver}
        where listing_id = ${event.listingId}`;
    } catch (error) {
      // The next ones must not wait for it. It is tried again.
      log.warn({ code: (error as { code?: unknown }).code }, 'participants were not told');
    }
  }
}

/** Most participants of a list. */
const participantsMax = 1_000;

/** Who takes part in an organization's event, as its staff see them. */
export const createEventParticipants = (sql: Sql) => ({
  /** @throws AppError `not_found`, `status_not_allowed`. */
  list: (
    userId: string,
    { organizationId, listingId }: { organizationId: string; listingId: string },
  ): Promise<EventParticipants> =>
    withApplicantAccess(sql, { userId, organizationId }, async (tx) => {
      const [event] = await tx<Seats[]>`
        select coalesce(s.taken, 0) as taken, coalesce(s.waiting, 0) as waiting
        from listings l left join event_seats s on s.listing_id = l.id
        where l.organization_id = ${organizationId} and l.id = ${listingId} and l.kind = 'event'`;
      if (!event) throw new AppError('not_found');
      const rows = await tx<(Omit<EventParticipant, 'since'> & { since: Date })[]>`
        select user_id as id, name, state, since from event_participants
        where organization_id = ${organizationId} and listing_id = ${listingId}
        order by state, since, user_id limit ${participantsMax}`;
      return { ...event, participants: rows.map((row) => ({ ...row, since: row.since.toISOString() })) };
    }),
});

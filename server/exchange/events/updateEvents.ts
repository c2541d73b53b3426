import { hasRoomFor, heldUntil, readingFor } from '@vetsync/machines/model/exchange';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { withScope } from '../../data/scopes.ts';
import { lockWorld } from '../worlds.ts';
import { joinedEvent, lockSeats, readEvent, readSeat } from './eventRows.ts';
import { tellPerson } from '../notifications/tellPerson.ts';

/**
 * Tells somebody how an event is now in which they take part, offers them a free seat if they are next in line, and takes
 * it back if they have not answered.
 */
const update = (
  sql: Sql,
  { organizationId, listingId, userId }: { organizationId: string; listingId: string; userId: string },
  now: Date,
): Promise<void> =>
  withScope(sql, { userId, organizationId }, async (tx) => {
    const stored = await lockWorld(tx, userId, { reading: readingFor('eventUpdated') });
    const event = await readEvent(tx, listingId);
    if (!event) return;
    const { capacity = null, startsAt = '' } = event.listing;
    const seats = { capacity, ...(await lockSeats(tx, event.listing)) };
    const seat = await readSeat(tx, listingId, userId);
    if (seat === null) return;
    const own = tx`organization_id = ${organizationId} and listing_id = ${listingId} and user_id = ${userId}`;
    let { state, heldUntil: until }: { state: typeof seat.state | 'missed'; heldUntil: Date | null } = seat;
    if (event.isPublic && until && until <= now) {
      await tx`delete from event_participants where ${own}`;
      [state, until] = ['missed', null];
    } else if (event.isPublic && state === 'waiting') {
      const kept = heldUntil(startsAt, now.getTime());
      // A party that doesn't fit lets those pass who do.
      const [next] = await tx<{ userId: string }[]>`
        select user_id as "userId" from event_participants
        where organization_id = ${organizationId} and listing_id = ${listingId} and state = 'waiting'
          ${capacity === null ? tx`` : tx`and 1 + guests <= ${capacity - seats.taken}::int`}
        order by since, user_id limit 1`;
      if (kept !== null && next?.userId === userId && hasRoomFor(1 + seat.guests, seats)) {
        [state, until] = ['offered', new Date(kept)];
        await tx`update event_participants set state = 'offered', held_until = ${until} where ${own}`;
      }
    }
    await tellPerson(tx, userId, {
      stored,
      body: {
        type: 'eventUpdated',
        event: joinedEvent(event, until),
        state,
        ...(!event.isPublic && event.reason && { reason: event.reason }),
      },
      now,
    });
  });

interface Message {
  id: string;
  text: string;
}

/** Brings a message of the organizer to somebody who takes part, once. */
const bring = (
  sql: Sql,
  { organizationId, listingId, userId }: { organizationId: string; listingId: string; userId: string },
  { message, now }: { message: Message; now: Date },
): Promise<void> =>
  withScope(sql, { userId, organizationId }, async (tx) => {
    const stored = await lockWorld(tx, userId, { reading: readingFor('eventMessaged') });
    const event = await readEvent(tx, listingId);
    if (!event) return;
    const told = await tx`
      update event_participants set last_message = ${message.id}
      where organization_id = ${organizationId} and listing_id = ${listingId} and user_id = ${userId}
        and state <> 'waiting' and (last_message is null or last_message < ${message.id})`;
    if (told.count === 0) return;
    const { id, title } = event.listing;
    await tellPerson(tx, userId, {
      stored,
      body: { type: 'eventMessaged', event: { id, title }, organizer: event.organizer, text: message.text },
      now,
    });
  });

interface OpenEvent {
  organizationId: string;
  listingId: string;
  version: number;
  isTold: boolean;
  isOver: boolean;
  /** Whether people see it, so that seats can be offered. */
  isPublic: boolean;
  startsAt: string;
  capacity: number | null;
  /** The last message of the organizer, and the last that all have got. */
  lastMessage: string | null;
  toldMessage: string | null;
}

/** Most people per lookup. */
const lookupSize = 200;

type Tell = (person: { organizationId: string; listingId: string; userId: string }) => Promise<void>;

/** Tells people one after the other. */
async function tellEach(
  { organizationId, listingId }: OpenEvent,
  people: readonly { userId: string }[],
  tell: Tell,
): Promise<void> {
  for (const { userId } of people) {
    try {
      await tell({ organizationId, listingId, userId });
    } catch (error) {
      // The account was deleted in the meantime.
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    }
  }
}

/** Tells everyone. */
async function tellAll(sql: Sql, event: OpenEvent, tell: Tell): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const people = await sql<{ userId: string }[]>`
      select user_id as "userId" from event_participants
      where organization_id = ${event.organizationId} and listing_id = ${event.listingId} and user_id > ${after}
      order by user_id limit ${lookupSize}`;
    await tellEach(event, people, tell);
    if (people.length < lookupSize) return;
    after = people.at(-1)!.userId;
  }
}

/** Takes seats back that nobody has answered for, and offers those that are free, to those who wait longest first. */
async function moveSeats(sql: Sql, event: OpenEvent, now: Date): Promise<void> {
  const { organizationId, listingId, startsAt, capacity } = event;
  const missed = await sql<{ userId: string }[]>`
    select user_id as "userId" from event_participants
    where organization_id = ${organizationId} and listing_id = ${listingId} and state = 'offered' and held_until <= ${now}
    order by held_until, user_id limit ${lookupSize}`;
  const tell: Tell = (person) => update(sql, person, now);
  await tellEach(event, missed, tell);
  if (heldUntil(startsAt, now.getTime()) === null) return;
  const [seats] = await sql<{ taken: number }[]>`
    select taken from event_seats where organization_id = ${organizationId} and listing_id = ${listingId}`;
  const free = capacity === null ? lookupSize : capacity - (seats?.taken ?? 0);
  if (free <= 0) return;
  const next = await sql<{ userId: string }[]>`
    select user_id as "userId" from event_participants
    where organization_id = ${organizationId} and listing_id = ${listingId} and state = 'waiting' and 1 + guests <= ${free}::int
    order by since, user_id limit ${Math.min(free, lookupSize)}`;
  await tellEach(event, next, tell);
}

/** Brings the messages of the organizer that not all have got. */
async function bringMessages(sql: Sql, event: OpenEvent, now: Date): Promise<void> {
  const { listingId, lastMessage, toldMessage } = event;
  const messages = await sql<Message[]>`
    select id, text from event_messages
    where listing_id = ${listingId} and id <= ${lastMessage} ${toldMessage === null ? sql`` : sql`and id > ${toldMessage}`}
    order by id`;
  for (const message of messages) await tellAll(sql, event, (person) => bring(sql, person, { message, now }));
  await sql`update event_seats set told_message = ${lastMessage} where listing_id = ${listingId}`;
}

/**
 * Offers free seats to those who wait longest, and tells participants that an event has changed or was canceled. Servers may
 * do it at the same time.
 *
 * @param sql Connections that may see whom to tell, of all organizations.
 */
export async function updateEvents(sql: Sql, clock: Clock, log: Logger): Promise<void> {
  const now = clock.now();
  const events = await sql<OpenEvent[]>`
    select * from (
      select s.organization_id as "organizationId", s.listing_id as "listingId", l.version,
        l.version = s.told_version as "isTold", l.ends_at is not null and l.ends_at <= ${now} as "isOver",
        l.status = 'published' and (l.organization_id = community_id() or coalesce(o.status = 'approved', false)) as "isPublic",
        coalesce(l.details ->> 'startsAt', '') as "startsAt", (l.details ->> 'capacity')::integer as capacity,
        s.waiting, s.taken, s.last_message as "lastMessage", s.told_message as "toldMessage"
      from event_seats s
      join listings l on l.organization_id = s.organization_id and l.id = s.listing_id
      left join organizations o on o.id = l.organization_id
      where s.is_open
    ) e
    where "lastMessage" is distinct from "toldMessage" or not "isTold" or "isOver" or ("isPublic" and (
      waiting > 0 and taken < coalesce(capacity, 2147483647)
      or exists (
        select from event_participants p
        where p.listing_id = e."listingId" and p.state = 'offered' and p.held_until <= ${now}
      )
    ))
    order by "listingId"`;
  for (const event of events) {
    try {
      if (event.lastMessage !== event.toldMessage) await bringMessages(sql, event, now);
      if (!event.isOver) {
        if (!event.isTold) await tellAll(sql, event, (person) => update(sql, person, now));
        if (event.isPublic) await moveSeats(sql, event, now);
      }
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

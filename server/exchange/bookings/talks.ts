import { communityId, readingFor } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../../data/db.ts';
import { setScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import { changeWorld, nextFactTime } from '../changeWorld.ts';
import type { FactOrigin } from '../changeWorld.ts';
import type { CommandContext, TalkSides } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import { tellPerson } from '../notifications/tellPerson.ts';
import { lockWorld } from '../worlds.ts';
import { mentorBookingOf } from './bookingRows.ts';
import type { Booking, BookingRow } from './bookingRows.ts';

/** Whether the person of a mentoring, `mentorships` as `s`, can choose a time of their mentor's. */
export const isBookable = (tx: TransactionSql, userId: string) => tx`exists (
  select from calendars c
  where c.mentor_id = s.mentor_id and c.mentor_id <> ${userId} and s.status = 'accepted' and c.rules -> 'hours' <> '[]'
    and c.rules -> 'visitTypes' <> '[]'
)`;

/** The conversation of the two of a talk, `bookings` as `b`, as long as they can write to each other. */
export const conversationOf = (tx: TransactionSql) => tx`(
  select t.id from mentorships s join threads t on t.id = s.id
  where b.kind = 'mentor' and s.mentor_id = b.calendar_id and s.user_id = b.user_id and s.status = 'accepted'
    and t.blocked_at is null and t.mentor_blocked_at is null
)`;

/** A command turned out to be about a talk: it begins again, with the worlds of both locked. */
export class TalkFound extends Error {
  override name = 'TalkFound';
  readonly sides: TalkSides;

  constructor(sides: TalkSides) {
    super('The command is about a talk.');
    this.sides = sides;
  }
}

/** Only the world of whoever asks is locked at first, so that a command about anything else reads nothing for this. @throws TalkFound. */
export function requireBothLocked({ talk }: Pick<CommandContext, 'talk'>, sides: TalkSides): void {
  if (talk === null) throw new TalkFound(sides);
}

/**
 * A talk is in the worlds of both. The one with the lower id is locked first, whoever acts, so that they never wait for each
 * other. It leaves the scope of that person.
 *
 * @throws AppError `not_found` if the account was deleted.
 */
export async function lockMentorFirst(tx: TransactionSql, { mentorId, personId }: TalkSides): Promise<void> {
  if (mentorId > personId) return;
  await setScope(tx, { userId: mentorId });
  const [row] = await tx`select from worlds where user_id = ${mentorId} for no key update`;
  if (!row) throw new AppError('not_found');
}

/**
 * Keeps the mentoring with somebody from ending until the transaction does.
 *
 * @throws AppError `listing_closed` if there is none that runs.
 */
export async function holdMentoring(tx: TransactionSql, { mentorId, personId }: TalkSides): Promise<void> {
  const [row] = await tx`
    select from mentorships
    where mentor_id = ${mentorId} and user_id = ${personId} and status = 'accepted' for share`;
  if (!row) throw new AppError('listing_closed');
}

/** Tells the mentor how a talk is now: it is in their world as in that of the person. */
export async function tellMentor(
  booking: Booking,
  row: BookingRow,
  { id, origin }: { id: string; origin: FactOrigin },
): Promise<NewFact | null> {
  const { tx, by, personId } = booking;
  const mentorId = row.calendarId;
  await setScope(tx, { userId: mentorId });
  const stored = await lockWorld(tx, mentorId, { reading: readingFor('bookingChanged') });
  const fact = changeWorld(booking, mentorId, {
    stored,
    id,
    body: { type: 'bookingChanged', booking: mentorBookingOf(row), by },
    origin: { ...origin, at: nextFactTime(stored, origin.at) },
  });
  await setScope(tx, { userId: personId, organizationId: communityId });
  return fact;
}

/**
 * Takes somebody whose account is about to be deleted out of the talks of others, who are told of those that were to come. It
 * leaves the scope of that person.
 */
export async function endTalksOfDeleted(tx: TransactionSql, userId: string, now: Date): Promise<void> {
  await setScope(tx, { userId });
  await tx`select erase_talks(${userId}, ${now})`;
  const talks = await tx<{ id: string; otherId: string }[]>`
    select id, case when user_id = ${userId} then calendar_id else user_id end as "otherId" from bookings
    where kind = 'mentor' and (user_id = ${userId} or calendar_id = ${userId})
      and status in ('requested', 'confirmed') and starts_at > ${now}
    order by "otherId", id`;
  for (const { id, otherId } of talks) {
    await setScope(tx, { userId: otherId });
    const stored = await lockWorld(tx, otherId, { reading: readingFor('bookingChanged') });
    const known = stored.world.bookings.find((one) => one.id === id);
    if (!known) continue;
    const { version } = known;
    const ended = { status: 'cancelled', until: null, proposal: null, version: version + 1 } as const;
    const booking = { ...known, ...ended, title: '', organizationName: '' };
    await tellPerson(tx, otherId, { stored, body: { type: 'bookingChanged', booking, by: 'time' }, now });
  }
  await setScope(tx, { userId });
}

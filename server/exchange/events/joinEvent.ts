import { heldUntil, seatFor } from '@vetsync/machines/model/exchange';
import type { PayloadOf } from '@vetsync/machines/model/exchange';
import { AppError } from '../../errors.ts';
import { setScope } from '../../data/scopes.ts';
import { applicantOf } from '../applicant.ts';
import { changeWorld, nextFactTime } from '../changeWorld.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import type { StoredWorld } from '../worlds.ts';
import { joinedEvent, lockSeats, readEvent, readSeat } from './eventRows.ts';

/** Letters and digits that nobody mistakes for another. */
const codeCharacters = 'ACDEFGHJKMNPQRTUVWXY34679';
const codeLength = 6;
/** What somebody says at the door. */
const newCode = (random: () => number): string =>
  Array.from(
    { length: codeLength },
    () => codeCharacters[Math.floor(random() * codeCharacters.length)]!,
  ).join('');

/**
 * Joins an organization's event, or its waiting list if it is full; whoever was offered a seat takes it. Who takes part
 * already stays as they are.
 *
 * @throws AppError `listing_closed` if nobody can see it any more, or it is over; `too_many_guests`.
 */
export async function joinEvent(
  context: CommandContext,
  stored: StoredWorld,
  { listingId, guests = 0, answers = [], isSeen = false }: PayloadOf<'event.join'>,
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId, random } = context;
  const [event, { account }, id] = await Promise.all([
    readEvent(tx, listingId),
    applicantOf(tx, userId),
    newId(),
  ]);
  if (!event?.isPublic || (event.endsAt && event.endsAt <= now)) throw new AppError('listing_closed');
  const { organizationId, capacity = null, startsAt = '', questions = [] } = event.listing;
  await setScope(tx, { userId, organizationId });
  const seats = { capacity, ...(await lockSeats(tx, event.listing)) };
  const at = nextFactTime(stored, now);
  const known = await readSeat(tx, listingId, userId);
  const party = 1 + (known?.guests ?? guests);
  const isLate = heldUntil(startsAt, now.getTime()) === null;
  if (!known) {
    const most = Math.min(
      event.listing.guests ?? 0,
      capacity === null ? Infinity : Math.max(0, capacity - 1),
    );
    if (guests > most) throw new AppError('too_many_guests');
  }
  const isOffered = known?.state === 'offered';
  const state = known?.state === 'joined' || isOffered ? 'joined' : seatFor(party, { ...seats, isLate });
  if (known === null) {
    const seat = {
      organization_id: organizationId,
      listing_id: listingId,
      user_id: userId,
      name: account.name,
      state,
      since: at,
      guests,
      answers: tx.json(
        questions.flatMap((question, nth) =>
          answers[nth] ? [{ question, answer: answers[nth] }] : [],
        ) as never,
      ),
      is_seen: isSeen,
      // What was written before is not for them.
      last_message: seats.lastMessage,
    };
    // Until nobody else has the code.
    let isStored = false;
    while (!isStored) {
      const { count } = await tx`
        insert into event_participants ${tx({ ...seat, code: newCode(random) })}
        on conflict (organization_id, listing_id, code) where code <> '' do nothing`;
      isStored = count > 0;
    }
  } else if (known.state !== state)
    await tx`
      update event_participants set state = ${state}, held_until = null
      where organization_id = ${organizationId} and listing_id = ${listingId} and user_id = ${userId}`;
  const made = changeWorld(context, userId, {
    stored,
    id,
    body: { type: state === 'joined' ? 'eventJoined' : 'eventWaited', event: joinedEvent(event) },
    origin: { actorId: userId, commandId, at },
  });
  return made ? [made] : [];
}

/** Leaves an organization's event or its waiting list. Who waits longest is offered the seat, in the background. */
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

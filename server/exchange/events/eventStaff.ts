import type { PayloadOf, SeatState } from '@vetsync/machines/model/exchange';
import { AppError } from '../../errors.ts';
import { changeListing, takeListingStep } from '../../listings/listings.ts';
import { readListing } from '../../listings/rows.ts';
import type { CommandContext } from '../context.ts';

interface Place {
  organizationId: string;
  listingId: string;
}

/** Locks the seats of an event of the organization. @throws AppError `not_found`. */
async function lockEvent({ tx }: CommandContext, { organizationId, listingId }: Place) {
  const { kind, version } = await readListing(tx, organizationId, listingId);
  if (kind !== 'event') throw new AppError('not_found');
  await tx`
    insert into event_seats (organization_id, listing_id, told_version) values (${organizationId}, ${listingId}, ${version})
    on conflict (listing_id) do update set is_open = event_seats.is_open`;
}

/** Checks a participant in at the door, or takes it back. @throws AppError `not_found`, `no_seat`. */
export async function checkIn(
  context: CommandContext,
  organizationId: string,
  { listingId, personId, code, isHere = true }: PayloadOf<'event.check-in'>,
): Promise<void> {
  const { tx, now } = context;
  await lockEvent(context, { organizationId, listingId });
  const [found] = await tx<{ userId: string; state: SeatState }[]>`
    select user_id as "userId", state from event_participants
    where organization_id = ${organizationId} and listing_id = ${listingId}
      and ${personId === undefined ? tx`code = ${(code ?? '').toUpperCase()} and code <> ''` : tx`user_id = ${personId}`}`;
  if (!found) throw new AppError('not_found');
  if (found.state !== 'joined') throw new AppError('no_seat');
  await tx`
    update event_participants set checked_in_at = ${isHere ? tx`coalesce(checked_in_at, ${now})` : null}
    where organization_id = ${organizationId} and listing_id = ${listingId} and user_id = ${found.userId}`;
}

/** Writes to all who have a seat. The background brings it to them. @throws AppError `not_found`. */
export async function writeToParticipants(
  context: CommandContext,
  organizationId: string,
  { listingId, text }: PayloadOf<'event.write'>,
): Promise<void> {
  const { tx, userId, now } = context;
  await lockEvent(context, { organizationId, listingId });
  const [message] = await tx<{ id: string }[]>`
    insert into event_messages (organization_id, listing_id, text, sent_at, author_id)
    values (${organizationId}, ${listingId}, ${text}, ${now}, ${userId}) returning id`;
  await tx`
    update event_seats set last_message = ${message!.id}, is_open = true
    where organization_id = ${organizationId} and listing_id = ${listingId}`;
}

/**
 * Changes when or where an event takes place. The background tells who takes part.
 *
 * @throws AppError `not_found`, `invalid_input`, `listing_incomplete`.
 */
export async function changeEvent(
  { tx, now }: CommandContext,
  organizationId: string,
  { listingId, link, ...change }: PayloadOf<'event.change'>,
): Promise<void> {
  const { kind } = await readListing(tx, organizationId, listingId);
  if (kind !== 'event') throw new AppError('not_found');
  if (Object.keys(change).length > 0)
    await changeListing(tx, { organizationId, id: listingId, change, version: null, at: now });
  if (link === '')
    await tx`delete from event_links where organization_id = ${organizationId} and listing_id = ${listingId}`;
  else if (link !== undefined)
    await tx`
      insert into event_links (organization_id, listing_id, link) values (${organizationId}, ${listingId}, ${link})
      on conflict (organization_id, listing_id) do update set link = excluded.link`;
}

/** Cancels a published event. The background tells who takes part, and why. @throws AppError `not_found`, `listing_status`. */
export async function cancelEvent(
  context: CommandContext,
  organizationId: string,
  { listingId, reason = '' }: { listingId: string; reason?: string | undefined },
): Promise<void> {
  const { tx, userId, now } = context;
  await lockEvent(context, { organizationId, listingId });
  await takeListingStep(tx, { organizationId, id: listingId, step: 'close', userId, at: now });
  await tx`
    update event_seats set reason = ${reason} where organization_id = ${organizationId} and listing_id = ${listingId}`;
}

import { communityId, hostedEventsMax } from '@vetsync/machines/model/exchange';
import type { PayloadOf } from '@vetsync/machines/model/exchange';
import { emptyListingContent } from '@vetsync/machines/organizations/model';
import type { TransactionSql } from '../../data/db.ts';
import { setScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import { columnsOf, contentOf, readListing } from '../../listings/rows.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import { findOwnName } from '../messages.ts';
import type { StoredWorld } from '../worlds.ts';
import { cancelEvent } from './eventStaff.ts';
import { joinEvent, leaveEvent } from './joinEvent.ts';

/**
 * Announces an event of one's own, and takes its first seat.
 *
 * @throws AppError `too_many_events`, `listing_closed` if it is over before it begins.
 */
export async function hostEvent(
  context: CommandContext,
  stored: StoredWorld,
  { place, ...fields }: PayloadOf<'event.host'>,
): Promise<NewFact[]> {
  const { tx, userId, now, newId } = context;
  const [[count], name, id] = await Promise.all([
    tx<{ open: number }[]>`
      select count(*)::int as open from event_hosts h join listings l on l.id = h.listing_id
      where h.user_id = ${userId} and l.status = 'published' and l.ends_at > ${now}`,
    findOwnName(tx, userId),
    newId(),
  ]);
  if (count!.open >= hostedEventsMax) throw new AppError('too_many_events');
  const {
    details,
    closes_on: _none,
    ...columns
  } = columnsOf('event', { ...emptyListingContent, ...fields }, '');
  await setScope(tx, { userId, organizationId: communityId });
  await tx`
    insert into listings ${tx({
      ...columns,
      organization_id: communityId,
      id,
      kind: 'event',
      status: 'published',
      details: tx.json(details as never),
      created_at: now,
      updated_at: now,
      published_at: now,
    })}`;
  await tx`insert into event_hosts ${tx({ listing_id: id, user_id: userId, name })}`;
  await tx`insert into event_links ${tx({ organization_id: communityId, listing_id: id, place })}`;
  return joinEvent(context, stored, { listingId: id, isSeen: true });
}

/** The scope of who has announced an event. @throws AppError `not_found`. */
async function setHostScope(tx: TransactionSql, userId: string, listingId: string): Promise<void> {
  const [own] = await tx`select from event_hosts where listing_id = ${listingId} and user_id = ${userId}`;
  if (!own) throw new AppError('not_found');
  await setScope(tx, { userId, organizationId: communityId });
}

/**
 * Changes when or where an event of one's own takes place. The background tells who takes part or waits.
 *
 * @throws AppError `not_found`, `listing_status`, `listing_closed` if it would have begun.
 */
export async function moveEvent(
  { tx, userId, now }: CommandContext,
  { listingId, place, link: _ofOrganizations, ...change }: PayloadOf<'event.change'>,
): Promise<NewFact[]> {
  await setHostScope(tx, userId, listingId);
  const current = await readListing(tx, communityId, listingId);
  if (current.status !== 'published') throw new AppError('listing_status');
  const content = { ...contentOf(current), ...change };
  if (Date.parse(content.startsAt) <= now.getTime()) throw new AppError('listing_closed');
  const { details, ...columns } = columnsOf('event', content, '');
  await tx`
    update listings set ${tx({ ...columns, updated_at: now, version: current.version + 1 })},
      details = ${tx.json(details as never)}
    where organization_id = ${communityId} and id = ${listingId}`;
  if (place === undefined) return [];
  const { count } = await tx`
    update event_links set place = ${place} where listing_id = ${listingId} and place <> ${place}`;
  if (count > 0) await tx`update event_seats set place_changed_at = ${now} where listing_id = ${listingId}`;
  return [];
}

/** Calls off an event of one's own. The background tells who takes part, and why. @throws AppError `not_found`, `listing_status`. */
export async function callOffEvent(
  context: CommandContext,
  stored: StoredWorld,
  { listingId, reason }: { listingId: string; reason?: string | undefined },
): Promise<NewFact[]> {
  const { tx, userId } = context;
  await setHostScope(tx, userId, listingId);
  await cancelEvent(context, communityId, { listingId, reason });
  return leaveEvent(context, stored, listingId);
}

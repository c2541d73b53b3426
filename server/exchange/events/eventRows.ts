import { listedEventOf } from '@vetsync/machines/model/exchange';
import type { SeatState } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../../data/db.ts';
import { listingColumns, listingOf } from '../../listings/rows.ts';
import type { ListingRow } from '../../listings/rows.ts';

/** An event, whose it is, and whether people can see it now. */
export async function readEvent(tx: TransactionSql, listingId: string) {
  const [row] = await tx<
    (ListingRow & {
      organizer: string;
      isPublic: boolean;
      isHosted: boolean;
      endsAt: Date | null;
      reason: string;
      placeChangedAt: Date | null;
    })[]
  >`
    select ${listingColumns(tx)}, coalesce(o.name, '') as organizer, l.ends_at as "endsAt",
      l.status = 'published' and (h.listing_id is not null or coalesce(o.status = 'approved', false)) as "isPublic",
      coalesce(h.is_own, false) as "isHosted", coalesce(s.reason, '') as reason,
      s.place_changed_at as "placeChangedAt"
    from listings l left join organizations o on o.id = l.organization_id
    left join people_events h on h.listing_id = l.id left join event_seats s on s.listing_id = l.id
    where l.id = ${listingId} and l.kind = 'event'`;
  if (!row) return null;
  const { organizer, isPublic, isHosted, endsAt, reason, placeChangedAt, ...listing } = row;
  return { listing: listingOf(listing), organizer, isPublic, isHosted, endsAt, reason, placeChangedAt };
}
type Event = NonNullable<Awaited<ReturnType<typeof readEvent>>>;

/** What those who take part keep of it. Who announced it is no organization: their name stays with them. */
export const joinedEvent = (
  { listing, organizer, isPublic, isHosted, placeChangedAt }: Event,
  heldUntil: Date | null = null,
) => ({
  id: listing.id,
  title: listing.title,
  ...(isPublic && {
    listed: {
      ...listedEventOf(listing, organizer),
      ...(isHosted && { isHosted }),
      ...(placeChangedAt && { placeSince: placeChangedAt.toISOString() }),
    },
  }),
  ...(heldUntil && { heldUntil: heldUntil.toISOString() }),
});

/** How many seats are taken, and how many people wait. */
export interface Seats {
  taken: number;
  waiting: number;
}

/** Locks the seats of an event: whoever comes second sees what the first has got. */
export async function lockSeats(tx: TransactionSql, { id, organizationId, version }: Event['listing']) {
  const [seats] = await tx<(Seats & { lastMessage: string | null })[]>`
    insert into event_seats (organization_id, listing_id, told_version) values (${organizationId}, ${id}, ${version})
    on conflict (listing_id) do update set is_open = true
    returning taken, waiting, last_message as "lastMessage"`;
  return seats!;
}

/** Somebody's part in an event. Null: none. */
export async function readSeat(tx: TransactionSql, listingId: string, userId: string) {
  const [row] = await tx<{ state: SeatState; guests: number; heldUntil: Date | null }[]>`
    select state, guests, held_until as "heldUntil" from event_participants
    where listing_id = ${listingId} and user_id = ${userId}`;
  return row ?? null;
}

import { isLinkShown } from '@vetsync/machines/model/exchange';
import type { EventAnswer, EventParticipation, SeatState } from '@vetsync/machines/model/exchange';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import { withScope } from '../../data/scopes.ts';
import { readEvent } from './eventRows.ts';
import { AppError } from '../../errors.ts';

const none = { guests: 0, heldUntil: null, answers: [], isSeen: false, code: '', checkedInAt: null };
interface Row {
  state: SeatState | null;
  guests: number;
  heldUntil: Date | null;
  answers: EventAnswer[];
  isSeen: boolean;
  code: string;
  checkedInAt: Date | null;
}

/** What somebody has of an event, and what only participants see of it. @throws AppError `not_found`. */
export const readParticipation = (
  sql: Sql,
  clock: Clock,
  { userId, listingId }: { userId: string; listingId: string },
): Promise<EventParticipation> =>
  withScope(sql, { userId }, async (tx) => {
    const [event, [row], people, [online], [linked]] = await Promise.all([
      readEvent(tx, listingId),
      tx<Row[]>`
        select state, guests, held_until as "heldUntil", answers, is_seen as "isSeen", code, checked_in_at as "checkedInAt"
        from event_participants where listing_id = ${listingId} and user_id = ${userId}`,
      tx<{ name: string }[]>`select name from seen_participants(${listingId})`,
      tx<
        { link: string | null; place: string }[]
      >`select link, place from event_links where listing_id = ${listingId}`,
      tx<{ has: boolean }[]>`select event_has_link(${listingId}) as has`,
    ]);
    if (!event || !(event.isPublic || row)) throw new AppError('not_found');
    const { state, guests, heldUntil, answers, isSeen, code, checkedInAt }: Row = row ?? {
      state: null,
      ...none,
    };
    const isShown = event.isPublic && isLinkShown(event.listing.startsAt ?? '', clock.now().getTime());
    return {
      state,
      guests,
      heldUntil: heldUntil?.toISOString() ?? null,
      answers,
      isSeen,
      code: state === 'joined' ? code : null,
      checkedInAt: checkedInAt?.toISOString() ?? null,
      link: isShown ? (online?.link ?? null) : null,
      place: (event.isPublic && online?.place) || null,
      hasLink: linked!.has,
      people: people.map(({ name }) => name),
    };
  });

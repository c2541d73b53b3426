import type { PersonBooking } from '../../bookings/model/booking.ts';
import { dayIn } from '../time/zoned.ts';
import type { Fact, FactBody } from '../world/facts.ts';
import { withItem, withNotification } from '../world/ruleParts.ts';
import type { World } from '../world/world.ts';
import { contactPhrase } from '../exchange/phrases.ts';

type Of<Type extends FactBody['type']> = Extract<FactBody, { type: Type }>;

/** What somebody is told of a change that they did not make. Null: nothing. */
function newsOf(before: PersonBooking | undefined, after: PersonBooking) {
  const { status, start, proposal } = after;
  if (!before) return 'bookingMade';
  if (status === 'declined') return 'bookingDeclined';
  if (status === 'expired') return 'bookingExpired';
  if (status === 'cancelled') return 'bookingCanceled';
  if (status !== 'confirmed' && status !== 'requested') return null;
  if (start !== before.start) return 'bookingMoved';
  if (status !== before.status) return 'bookingConfirmed';
  if (proposal && proposal.start !== before.proposal?.start)
    return proposal.isEarlier ? 'bookingEarlier' : 'bookingProposed';
  return before.proposal && !proposal ? 'bookingKept' : null;
}

/** Whom it is with and when, and no more: why somebody goes there is nobody else's business. */
function toldOf(
  world: World,
  fact: Fact,
  { id, organizationName, start, timeZone }: PersonBooking,
  title: NonNullable<ReturnType<typeof newsOf>> | 'bookingSoon',
): World {
  const at = Date.parse(start);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
  return withNotification(world, fact, {
    type: 'appointment',
    targetRole: 'user',
    subjectId: id,
    title: contactPhrase(title),
    message: contactPhrase('bookingMore', organizationName, dayIn(timeZone, at), time, timeZone),
  });
}

export function bookingChanged(world: World, { booking, by }: Of<'bookingChanged'>, fact: Fact): World {
  const before = world.bookings.find(({ id }) => id === booking.id);
  if (before && before.version >= booking.version) return world;
  const after = { ...world, bookings: withItem(world.bookings, booking) };
  const news = by === 'person' ? null : newsOf(before, booking);
  return news === null ? after : toldOf(after, fact, booking, news);
}

export function bookingReminded(world: World, { bookingId }: Of<'bookingReminded'>, fact: Fact): World {
  const booking = world.bookings.find(({ id, status }) => id === bookingId && status === 'confirmed');
  return booking ? toldOf(world, fact, booking, 'bookingSoon') : world;
}

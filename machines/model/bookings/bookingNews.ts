import type { PersonBooking } from '../../bookings/model/booking.ts';
import { dayIn, timeIn } from '../time/zoned.ts';
import { applyFacts } from '../world/applyFact.ts';
import type { Fact, FactBody } from '../world/facts.ts';
import { withItem, withNotification } from '../world/ruleParts.ts';
import type { World } from '../world/world.ts';
import { contactPhrase } from '../exchange/phrases.ts';

type Of<Type extends FactBody['type']> = Extract<FactBody, { type: Type }>;

/** What somebody is told of a change that they did not make. Null: nothing. */
function newsOf(before: PersonBooking | undefined, after: PersonBooking) {
  const { status, start, proposal } = after;
  if (!before)
    return proposal ? 'Proposed' : after.side === 'mentor' && status === 'requested' ? 'Requested' : 'Made';
  if (status === 'declined') return 'Declined';
  if (status === 'expired') return 'Expired';
  if (status === 'cancelled') return 'Canceled';
  if (status !== 'confirmed' && status !== 'requested') return null;
  if (status !== before.status) return 'Confirmed';
  const isNew = proposal?.start !== before.proposal?.start || proposal?.by !== before.proposal?.by;
  if (proposal && isNew) return proposal.isEarlier ? 'Earlier' : 'Proposed';
  if (start !== before.start) return 'Moved';
  return before.proposal && !proposal ? 'Kept' : null;
}

/** Whom it is with and when, and no more: why somebody goes there is nobody else's business. */
function toldOf(
  world: World,
  fact: Fact,
  { id, kind, organizationName, start, timeZone, proposal }: PersonBooking,
  news: NonNullable<ReturnType<typeof newsOf>> | 'Soon',
): World {
  const shown =
    kind === 'mentor' ? 'talk' : kind === 'interview' && news !== 'Earlier' ? 'interview' : 'booking';
  const until = news === 'Proposed' && shown === 'interview' ? proposal?.until : undefined;
  const at = Date.parse(until ?? start);
  const time = timeIn(timeZone, at);
  return withNotification(world, fact, {
    type: 'appointment',
    targetRole: 'user',
    subjectId: id,
    title: contactPhrase(`${shown}${news}` as 'bookingMade'),
    message: contactPhrase(
      until ? 'interviewAnswer' : `${shown}More`,
      organizationName,
      dayIn(timeZone, at),
      time,
      timeZone,
    ),
  });
}

/** What an interview does to the application. The interview is the news. */
function withApplication(world: World, { decision, undoes }: Of<'bookingChanged'>, fact: Fact): World {
  const body: FactBody | null = decision
    ? { type: 'decisionRecorded', decision }
    : undoes
      ? { type: 'decisionUndone', decisionId: undoes }
      : null;
  return body ? { ...applyFacts(world, [{ ...fact, body }]), notifications: world.notifications } : world;
}

/** The interviews of an application that is over are, too. */
export function withoutInterviews(before: World, after: World, { body, at }: Fact): World {
  if (after === before) return after;
  const isOver =
    body.type === 'applicationWithdrawn' ||
    (body.type === 'decisionRecorded' && body.decision.status === 'rejected');
  if (!isOver) return after;
  const ended = body.type === 'applicationWithdrawn' ? body.applicationId : body.decision.applicationId;
  const isToEnd = ({ applicationId, status, start }: PersonBooking) =>
    applicationId === ended && (status === 'requested' || (status === 'confirmed' && Date.parse(start) > at));
  if (!after.bookings.some(isToEnd)) return after;
  const bookings = after.bookings.map((one) =>
    isToEnd(one)
      ? {
          ...one,
          status: 'cancelled' as const,
          until: null,
          proposal: null,
          waits: false,
          version: one.version + 1,
        }
      : one,
  );
  return { ...after, bookings };
}

export function bookingChanged(world: World, body: Of<'bookingChanged'>, fact: Fact): World {
  const { booking, by } = body;
  const before = world.bookings.find(({ id }) => id === booking.id);
  if (before && before.version >= booking.version) return world;
  const after = withApplication({ ...world, bookings: withItem(world.bookings, booking) }, body, fact);
  const news = newsOf(before, booking);
  // Mail brings what somebody has agreed to into their calendar, and takes it out.
  const isKept = [before?.status, booking.status].includes('confirmed');
  const isOwn =
    by === (booking.side === 'mentor' ? 'organization' : 'person') &&
    !(booking.kind === 'interview' && isKept && news !== 'Proposed');
  return news === null || isOwn ? after : toldOf(after, fact, booking, news);
}

export function bookingReminded(world: World, { bookingId }: Of<'bookingReminded'>, fact: Fact): World {
  const booking = world.bookings.find(({ id, status }) => id === bookingId && status === 'confirmed');
  return booking ? toldOf(world, fact, booking, 'Soon') : world;
}

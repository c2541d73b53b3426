import type { NextVisitView } from '@vetsync/machines/home/ownMatters';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { NextStep } from '../../components/NextStep/NextStep.tsx';
import { useWords } from '../../language/useWords.ts';
import { bookingWords } from './Booking.words.ts';
import { bookingTitle } from './bookingTitle.ts';
import { lightOf } from '../home/lightOf.ts';
import { PlaceTime } from '../system/parts/times/PlaceTime.tsx';
import { exactTime, inDays, leafDate } from '../dates.ts';
import { dayOfInstant } from '../moreDates.ts';

const dayMs = 86_400_000;

/** The visit that comes next, with its date in the sun. */
export function NextVisit({ view: { booking, href, moveHref, intl } }: { view: NextVisitView }) {
  const words = useWords(bookingWords);
  const { start, timeZone, status, proposal } = booking;
  const today = dayOfInstant(new Date(intl.now).toISOString(), intl);
  const daysLeft = (Date.parse(dayOfInstant(start, intl)) - Date.parse(today)) / dayMs;
  const { next } = words.own;
  const isInterview = booking.kind === 'interview';
  const isToChoose =
    status === 'requested' && proposal?.times !== undefined && proposal.by === 'organization';
  return (
    <NextStep
      title={bookingTitle(words, booking)}
      when={next.when(inDays(daysLeft, intl))}
      date={leafDate(start, intl)}
      light={lightOf(intl)}
      action={
        <>
          <LinkButton variant="primary" href={href}>
            {isToChoose ? words.actions.move : isInterview ? words.interview.show : next.show}
          </LinkButton>
          {moveHref !== null && (
            <LinkButton variant="quiet" href={moveHref}>
              {words.actions.move}
            </LinkButton>
          )}
        </>
      }
    >
      <PlaceTime start={start} timeZone={timeZone} intl={intl} />
      {booking.kind !== 'mentor' && <div>{booking.organizationName}</div>}
      {isToChoose ? (
        <div>{words.interview.choose(exactTime(proposal.until, intl))}</div>
      ) : proposal ? (
        <div>{next.proposed}</div>
      ) : (
        status === 'requested' && <div>{booking.side === 'mentor' ? next.asked : next.requested}</div>
      )}
    </NextStep>
  );
}

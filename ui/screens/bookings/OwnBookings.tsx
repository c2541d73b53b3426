import type { IntlConfig } from '@vetsync/machines/system/model';
import type { LinkedBooking } from '@vetsync/machines/wellness/model';
import { Card } from '../../components/Card/Card.tsx';
import { DateLeaf } from '../../components/DateLeaf/DateLeaf.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { bookingWords } from './Booking.words.ts';
import { bookingTitle } from './bookingTitle.ts';
import { BookingBadge } from './BookingBadge.tsx';
import { referralsWords } from './Referrals.words.ts';
import { PlaceTime } from '../system/parts/times/PlaceTime.tsx';
import { dayOfInstant } from '../moreDates.ts';

export interface OwnBookingsProps {
  view: {
    /** What is listed. @default 'visits' */
    of?: 'visits' | 'talks' | 'all';
    /** Soonest first. */
    upcoming: readonly LinkedBooking[];
    /** Newest first. */
    earlier: readonly LinkedBooking[];
    /** Where care is found; without it, an empty list says nothing. */
    findHref?: string;
    /** Where all are listed, if these are only some. */
    allHref?: string;
    /** Where the person is referred. */
    referralsHref?: string;
    intl: IntlConfig;
  };
}

/** What a person has booked: what is to come, and what is over behind a press. */
export function OwnBookings({
  view: { of = 'visits', upcoming, earlier, findHref, allHref, referralsHref, intl },
}: OwnBookingsProps) {
  const words = useWords(bookingWords).own;
  const sharedWords = useWords(referralsWords);
  return (
    <Card as="section" aria-labelledby={`own-${of}`}>
      <Stack space="medium">
        <Heading level={2} id={`own-${of}`}>
          {words.titles[of]}
        </Heading>
        {upcoming.length > 0 && <Rows bookings={upcoming} intl={intl} />}
        {upcoming.length === 0 && findHref !== undefined && (
          <EmptyState
            drawing="calendar"
            level={3}
            title={words.none}
            action={
              <LinkButton variant="primary" href={findHref}>
                {words.find}
              </LinkButton>
            }
          >
            {words.noneText}
          </EmptyState>
        )}
        {referralsHref !== undefined && (
          <Inline space="small">
            {allHref !== undefined && <LinkButton href={allHref}>{words.all}</LinkButton>}
            <LinkButton href={referralsHref}>{sharedWords.title}</LinkButton>
          </Inline>
        )}
        {earlier.length > 0 && (
          <Disclosure title={words.earlier[of]}>
            <Rows bookings={earlier} intl={intl} />
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

function Rows({ bookings, intl }: { bookings: readonly LinkedBooking[]; intl: IntlConfig }) {
  const words = useWords(bookingWords);
  return (
    <RowList>
      {bookings.map((booking) => (
        <Row
          key={booking.id}
          href={booking.href}
          mark={<DateLeaf date={dayOfInstant(booking.start, intl)} />}
          title={bookingTitle(words, booking)}
          detail={
            <>
              {booking.kind !== 'mentor' && booking.organizationName}
              <PlaceTime start={booking.start} timeZone={booking.timeZone} intl={intl} size="small" />
            </>
          }
          state={<BookingBadge booking={booking} now={intl.now} />}
        />
      ))}
    </RowList>
  );
}

import type { LinkedInterview } from '@vetsync/machines/model/exchange';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { useWords } from '../../language/useWords.ts';
import { bookingWords } from '../bookings/Booking.words.ts';
import { BookingBadge } from '../bookings/BookingBadge.tsx';
import { exactTime } from '../dates.ts';

interface InterviewRowsProps {
  interviews: readonly LinkedInterview[];
  intl: IntlConfig;
}

/** A person's interviews that are to come, or wait for an answer. Nothing if there are none. */
export function InterviewRows({ interviews, intl }: InterviewRowsProps) {
  const allWords = useWords(bookingWords);
  const words = allWords.interview;
  if (interviews.length === 0) return null;
  return (
    <Section title={allWords.kinds.interview.tab}>
      <RowList>
        {interviews.map(({ booking, href }) => (
          <Row
            key={booking.id}
            href={href}
            title={booking.organizationName}
            detail={
              booking.status === 'requested' && booking.proposal
                ? (booking.proposal.by === 'organization' ? words.choose : words.waits)(
                    exactTime(booking.proposal.until, intl),
                  )
                : exactTime(booking.start, intl)
            }
            state={<BookingBadge booking={booking} now={intl.now} />}
          />
        ))}
      </RowList>
    </Section>
  );
}

import type { BookingEvent, BookingView, LoadedBooking } from '@vetsync/machines/bookings/booking';
import { Button } from '../../components/Button/Button.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { bookingWords } from '../bookings/Booking.words.ts';
import { PlaceTime } from '../system/parts/times/PlaceTime.tsx';
import { exactTime } from '../dates.ts';

interface InterviewPartProps {
  view: BookingView;
  send: (event: BookingEvent) => void;
  loaded: LoadedBooking;
}

/** The times of an interview that nobody has agreed to yet: one side chooses, the other waits. */
export function OfferedTimes({ view: { intl, times }, send, loaded }: InterviewPartProps) {
  const words = useWords(bookingWords).interview;
  const { booking, side } = loaded;
  const { proposal, timeZone } = booking;
  if (!proposal?.times) return null;
  const until = exactTime(proposal.until, intl);
  const isOwn = proposal.by === side;
  const title = isOwn
    ? words.own
    : loaded.side === 'person'
      ? words.offered(loaded.booking.organizationName)
      : words.asked(loaded.booking.personName);
  return (
    <Section title={title}>
      <Stack space="small">
        <Text>
          {isOwn ? words.waits(until) : (side === 'person' ? words.choose : words.chooseOne)(until)}
        </Text>
        <RowList>
          {proposal.times.map((start) => {
            const offered = times.find((one) => one.start === start);
            return (
              <Row
                key={start}
                title={<PlaceTime start={start} timeZone={timeZone} intl={intl} />}
                detail={offered?.isOver ? words.over : undefined}
                actions={
                  offered &&
                  !offered.isOver && (
                    <Button
                      variant="primary"
                      isPending={offered.isSending}
                      isDisabled={times.some(({ isSending }) => isSending)}
                      aria-label={words.takeAt(exactTime(start, intl))}
                      onPress={() => send({ type: 'time.take', start })}
                    >
                      {words.take}
                    </Button>
                  )
                }
              />
            );
          })}
        </RowList>
      </Stack>
    </Section>
  );
}

import type { BookingEvent, BookingView, LoadedBooking } from '@vetsync/machines/bookings/booking';
import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useWords } from '../../language/useWords.ts';
import { bookingWords } from '../bookings/Booking.words.ts';

const interviewAdvice = ['forward', 'undecided', 'notForward'] as const;

interface InterviewPartProps {
  view: BookingView;
  send: (event: BookingEvent) => void;
  loaded: LoadedBooking;
}

/** What interviewers think, for colleagues alone, and the form in which one of them says it. */
export function Feedback({ view: { note }, send, loaded }: InterviewPartProps) {
  const words = useWords(bookingWords).interview;
  if (loaded.side !== 'organization' || (!note && loaded.feedback.length === 0)) return null;
  const others = loaded.feedback.filter(({ authorId }) => !note || authorId !== loaded.selfId);
  return (
    <Section title={words.feedback}>
      <Stack space="medium">
        <Text size="small" tone="muted">
          {words.feedbackSeen}
        </Text>
        {others.length > 0 && (
          <RowList>
            {others.map(({ id, author, recommendation, notes }) => (
              <Row
                key={id}
                title={author ?? words.gone}
                detail={notes}
                state={words.advice[recommendation]}
              />
            ))}
          </RowList>
        )}
        {note && (
          <Form onSubmit={() => send({ type: 'note.save' })}>
            <RadioGroup
              name="recommendation"
              label={words.recommend}
              options={interviewAdvice.map((value) => ({ value, label: words.advice[value] }))}
              value={note.recommendation ?? ''}
              onChange={(recommendation) => send({ type: 'note.change', recommendation })}
            />
            <TextArea
              name="notes"
              isRequired={false}
              label={words.notes}
              limit={note.notesMax}
              value={note.notes}
              onChange={(notes) => send({ type: 'note.change', notes })}
            />
            <div>
              <Button
                type="submit"
                variant="primary"
                isPending={note.isSending}
                isDisabled={note.recommendation === null || !note.isWritten}
              >
                {words.save}
              </Button>
            </div>
          </Form>
        )}
      </Stack>
    </Section>
  );
}

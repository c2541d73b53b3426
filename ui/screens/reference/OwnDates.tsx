import type { OwnDatesView } from '@vetsync/machines/reference/ownDates';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../components/Button/Button.tsx';
import { DateLeaf } from '../../components/DateLeaf/DateLeaf.tsx';
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useWords } from '../../language/useWords.ts';
import type { OwnDatesProps } from './Countdown.types.ts';
import { countdownWords } from './Countdown.words.ts';
import { ownDatesWords } from './OwnDates.words.ts';
import { dateText, inDays } from '../dates.ts';

/** Dates that the person has added, and the form for another one. */
export function OwnDates({ view, send }: OwnDatesProps) {
  const words = useWords(ownDatesWords);
  const { due } = useWords(countdownWords);
  const { dates, isWriting, intl } = view;
  return (
    <Section title={words.title}>
      <Stack space="small" align="stretch">
        <Text size="small" tone="muted">
          {words.text} {dates.length === 0 && words.none}
        </Text>
        {dates.length > 0 && (
          <RowList>
            {dates.map(({ id, title, date, daysLeft }) => (
              <Row
                key={id}
                mark={<DateLeaf date={date} />}
                title={title}
                detail={due(inDays(daysLeft, intl), dateText(date, intl))}
                actions={
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={words.removeOf(title)}
                    onPress={() => send({ type: 'date.remove', id })}
                  >
                    {words.remove}
                  </Button>
                }
              />
            ))}
          </RowList>
        )}
        {isWriting ? (
          <OwnDateForm view={view} send={send} />
        ) : (
          <div>
            <Button size="small" icon={Plus} onPress={() => send({ type: 'form.open' })}>
              {words.add}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function OwnDateForm({ view, send }: OwnDatesProps) {
  const words = useWords(ownDatesWords);
  const { draft, errors, attempt, today } = view;
  return (
    <Form attempt={attempt} focusField={firstWrong(errors)} onSubmit={() => send({ type: 'form.submit' })}>
      <TextField
        name="title"
        label={words.name}
        isRequired
        value={draft.title}
        error={errors.title && words.errors.title[errors.title]}
        onChange={(value) => send({ type: 'field.change', field: 'title', value })}
      />
      <DatePicker
        name="date"
        label={words.date}
        isRequired
        today={today}
        firstDay={today}
        value={draft.date || null}
        error={errors.date && words.errors.date[errors.date]}
        onChange={(day) => send({ type: 'field.change', field: 'date', value: day ?? '' })}
      />
      <Inline space="xsmall">
        <Button type="submit" variant="primary">
          {words.save}
        </Button>
        <Button variant="quiet" onPress={() => send({ type: 'form.close' })}>
          {words.cancel}
        </Button>
      </Inline>
    </Form>
  );
}

/** The form opens at its first field. */
const firstWrong = (errors: OwnDatesView['errors']) => (errors.date && !errors.title ? 'date' : 'title');

import { Button } from '../../components/Button/Button.tsx';
import { Calendar } from '../../components/Calendar/Calendar.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { CommunityProps } from './Community.types.ts';
import { DeadlineList } from '../education/application/Deadlines.tsx';
import { useWords } from '../../language/useWords.ts';
import { communityWords } from './Community.words.ts';

/** A calendar that marks the days with events and filters the list by one day. */
export function EventCalendar({
  view: { days, closing, filters, intl },
  send,
}: Pick<CommunityProps, 'view' | 'send'>) {
  const words = useWords(communityWords).calendar;
  const marked = new Set([...Object.keys(days.events), ...Object.keys(days.closing)]);
  const notes = Array.from(marked, (day) => [day, words.note(days.events[day] ?? 0, days.closing[day] ?? 0)]);
  return (
    <Stack space="small">
      <Calendar
        label={words.label}
        value={filters.day || null}
        today={days.today}
        firstDay={days.first}
        lastDay={days.last}
        notes={Object.fromEntries(notes)}
        onChange={(value) => send({ type: 'filter.change', filter: 'day', value })}
      />
      {filters.day !== '' && (
        <Button size="small" onPress={() => send({ type: 'filter.change', filter: 'day', value: '' })}>
          {words.all}
        </Button>
      )}
      {closing.length > 0 && (
        <>
          <Heading level={3}>{words.closing}</Heading>
          <DeadlineList
            deadlines={closing}
            intl={intl}
            onSave={(deadlineId) => send({ type: 'deadline.save', deadlineId })}
          />
        </>
      )}
    </Stack>
  );
}

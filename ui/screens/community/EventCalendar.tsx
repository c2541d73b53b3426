import { Button } from '../../components/Button/Button.tsx';
import { Calendar } from '../../components/Calendar/Calendar.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { CommunityProps } from './Community.types.ts';
import { useWords } from '../../language/useWords.ts';
import { communityWords } from './Community.words.ts';

/** A calendar that marks the days with events and filters the list by one day. */
export function EventCalendar({ view: { days, filters }, send }: Pick<CommunityProps, 'view' | 'send'>) {
  const words = useWords(communityWords).calendar;
  const notes = Object.entries(days.events).map(([day, count]) => [day, words.note(count)] as const);
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
    </Stack>
  );
}

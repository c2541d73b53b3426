import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button } from '../../components/Button/Button.tsx';
import { useWords } from '../../language/useWords.ts';
import { deadlinesWords } from '../education/application/Deadlines.words.ts';
import type { HomeDate } from './Home.types.ts';

interface SaveDateProps extends HomeDate {
  send: (event: { type: 'deadline.save'; deadlineId: string }) => void;
}

/** Puts a date into the person's own calendar. */
export function SaveDate({ id, what, school, send }: SaveDateProps) {
  const words = useWords(deadlinesWords);
  return (
    <Button
      size="small"
      variant="quiet"
      icon={CalendarPlus}
      aria-label={words.calendarOf(what, school)}
      onPress={() => send({ type: 'deadline.save', deadlineId: id })}
    />
  );
}

import { Calendar } from '../../../components/Calendar/Calendar.tsx';
import { ChoiceGroup } from '../../system/forms/ChoiceGroup.tsx';
import type { ScheduleDialogProps } from '../Wellness.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { scheduleWords } from '../ScheduleDialog.words.ts';

/** Sunday and Saturday. */
const weekend = [0, 6] as const;

/** Selects a weekday from today on. Other days give the reason why they can't be selected. */
export function DayChoice({ view, send }: ScheduleDialogProps) {
  const words = useWords(scheduleWords);
  const { days, fields, errors, busy, visitKind } = view;
  return (
    <ChoiceGroup name="date" label={words.date} error={errors.date}>
      <Calendar
        label={words.date}
        value={fields.date || null}
        today={days.today}
        firstDay={days.first}
        lastDay={days.last}
        unavailable={[
          { reason: words.past, days: days.past },
          { reason: words.weekend[visitKind], weekdays: weekend },
          ...days.holidays.map(({ holiday, day }) => ({
            reason: words.holiday[visitKind](holiday),
            days: [day],
          })),
          { reason: words.full, days: days.full },
        ]}
        isDisabled={busy}
        onChange={(value) => send({ type: 'field.change', field: 'date', value })}
      />
    </ChoiceGroup>
  );
}

import { useDates } from '../../system/parts/useDates.ts';
import { TimeChoice } from '../../system/forms/TimeChoice.tsx';
import type { ScheduleDialogProps } from '../Wellness.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { scheduleWords } from '../ScheduleDialog.words.ts';

const parts = ['morning', 'afternoon'] as const;

/** Available times of the selected day that are still ahead. */
export function SlotChoice({ view, send }: ScheduleDialogProps) {
  const { slotTime, zoneName } = useDates();
  const words = useWords(scheduleWords);
  const { fields, slots, errors, busy } = view;
  return (
    <TimeChoice
      label={words.time}
      parts={parts.map((part) => ({
        label: words[part],
        times: slots
          .filter((slot) => slot.part === part)
          .map(({ time }) => ({ value: time, label: slotTime(time), isDisabled: busy })),
      }))}
      value={fields.time}
      error={errors.time}
      hint={fields.date === '' ? words.timeFirst : slots.length === 0 ? words.noTimes : null}
      zone={words.zone[view.visitKind](zoneName(view.facilityTimeZone))}
      onChange={(value) => send({ type: 'field.change', field: 'time', value })}
    />
  );
}

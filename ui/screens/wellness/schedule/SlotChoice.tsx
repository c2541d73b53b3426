import { Text } from '../../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { useDates } from '../../system/parts/useDates.ts';
import { ChoiceGroup } from '../../system/forms/ChoiceGroup.tsx';
import type { ScheduleDialogProps } from '../Wellness.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { scheduleWords } from '../ScheduleDialog.words.ts';

const parts = ['morning', 'afternoon'] as const;

/** Available times of the selected day that are still ahead. */
export function SlotChoice({ view, send }: ScheduleDialogProps) {
  const { slotTime, zoneName } = useDates();
  const words = useWords(scheduleWords);
  const { fields, slots, errors, busy } = view;
  const hint = fields.date === '' ? words.timeFirst : slots.length === 0 ? words.noTimes : null;
  return (
    <ChoiceGroup name="time" label={words.time} error={errors.time}>
      {hint && <Text tone="muted">{hint}</Text>}
      {parts.map((part) => {
        const options = slots
          .filter((slot) => slot.part === part)
          .map(({ time }) => ({ value: time, label: slotTime(time), isDisabled: busy }));
        if (options.length === 0) return null;
        return (
          <ToggleButtonGroup
            key={part}
            label={words[part]}
            options={options}
            selectedKeys={options.some(({ value }) => value === fields.time) ? [fields.time] : []}
            onSelectionChange={([value]) => value && send({ type: 'field.change', field: 'time', value })}
          />
        );
      })}
      {!hint && (
        <Text size="small" tone="muted">
          {words.zone(zoneName(view.facilityTimeZone))}
        </Text>
      )}
    </ChoiceGroup>
  );
}

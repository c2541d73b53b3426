import type { Phrase } from '@vetsync/machines/system/model';
import { Text } from '../../../components/Text/Text.tsx';
import {
  ToggleButtonGroup,
  type ToggleOption,
} from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

interface TimeChoiceProps {
  label: string;
  /** Free times by part of the day. Taken times are left out. */
  parts: readonly { label: string; times: readonly ToggleOption[] }[];
  value: string;
  error?: Phrase | undefined;
  /** In place of the times: why there are none. */
  hint: string | null;
  /** Whose time zone it is, if it is known. */
  zone?: string;
  isDisabled?: boolean;
  onChange: (time: string) => void;
}

/** Chooses one of a day's free times. */
export function TimeChoice({
  label,
  parts,
  value,
  error,
  hint,
  zone,
  isDisabled,
  onChange,
}: TimeChoiceProps) {
  return (
    <ChoiceGroup name="time" label={label} error={error}>
      {hint && <Text tone="muted">{hint}</Text>}
      {!hint &&
        parts
          .filter(({ times }) => times.length > 0)
          .map((part) => (
            <ToggleButtonGroup
              key={part.label}
              label={part.label}
              layout="grid"
              options={part.times}
              isDisabled={isDisabled}
              selectedKeys={part.times.some((time) => time.value === value) ? [value] : []}
              onSelectionChange={([time]) => time && onChange(time)}
            />
          ))}
      {!hint && zone && (
        <Text size="small" tone="muted">
          {zone}
        </Text>
      )}
    </ChoiceGroup>
  );
}

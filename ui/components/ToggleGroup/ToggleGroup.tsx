import { useId } from 'react';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon } from '../Icon/Icon.tsx';
import { chip, chips, count as countStyle, group, label as labelStyle } from './ToggleGroup.css.ts';

export const toggleGroupSelections = ['single', 'multiple'] as const;

export interface ToggleOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
  /** How many there are of it, read with the label. */
  count?: number;
  isDisabled?: boolean;
}

export interface ToggleGroupProps<Value extends string = string> {
  /** Names the group. */
  label: string;
  /** The label is only read, where the place says enough to the eye. @default false */
  isLabelHidden?: boolean;
  options: readonly ToggleOption<Value>[];
  /** Chosen values, one at most where the selection is `single`. */
  selected: readonly Value[];
  onChange: (selected: Value[]) => void;
  /** `single`: exactly one is always chosen. @default 'single' */
  selection?: (typeof toggleGroupSelections)[number];
}

/** A few choices side by side, as for filters: all in view, chosen at a touch. Arrow keys walk them. */
export function ToggleGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  selected,
  onChange,
  selection = 'single',
}: ToggleGroupProps<Value>) {
  const labelId = useId();
  const names = isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId };
  return (
    <div className={group}>
      {!isLabelHidden && (
        <span className={labelStyle} id={labelId}>
          {label}
        </span>
      )}
      <ToggleButtonGroup
        {...names}
        className={chips}
        selectionMode={selection}
        disallowEmptySelection={selection === 'single'}
        selectedKeys={selected}
        onSelectionChange={(keys) => onChange([...keys] as Value[])}
      >
        {options.map(({ value, label: name, icon, count, isDisabled }) => (
          <ToggleButton key={value} id={value} isDisabled={isDisabled} className={chip}>
            {({ isSelected }) => (
              <>
                {isSelected ? <Icon of={Check} size="small" /> : icon && <Icon of={icon} size="small" />}
                {name}
                {count !== undefined && <span className={countStyle}>{` ${count}`}</span>}
              </>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

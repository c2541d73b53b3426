import { useId } from 'react';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chip, chips, count as countStyle, group, label as labelStyle } from './ToggleGroup.css.ts';

export const toggleGroupSelections = ['single', 'multiple'] as const;

export interface ToggleOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
  /** A count beside the label; screen readers read both. */
  count?: number;
  isDisabled?: boolean;
}

export interface ToggleGroupProps<Value extends string = string> extends Omit<RootProps<'div'>, 'onChange'> {
  /** Accessible name of the group. */
  label: string;
  /** Hides the group's label visually, if the context makes it clear. @default false */
  isLabelHidden?: boolean;
  options: readonly ToggleOption<Value>[];
  /** Selected values; at most one if the selection is `single`. */
  selected: readonly Value[];
  onChange: (selected: Value[]) => void;
  /** With `single`, exactly one is always selected. @default 'single' */
  selection?: (typeof toggleGroupSelections)[number];
}

/** A few choices side by side, such as filters: all visible, selected with one press. Arrow keys move between them. */
export function ToggleGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  selected,
  onChange,
  selection = 'single',
  ...rest
}: ToggleGroupProps<Value>) {
  const labelId = useId();
  const names = isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId };
  return (
    <div data-component="ToggleGroup" {...rest} className={group}>
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

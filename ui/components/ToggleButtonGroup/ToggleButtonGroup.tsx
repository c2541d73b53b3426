import { useId } from 'react';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chip, chips, count as countStyle, group, label as labelStyle } from './ToggleButtonGroup.css.ts';

export const toggleButtonGroupSelections = ['single', 'multiple'] as const;

export interface ToggleOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
  /** A count beside the label; screen readers read both. */
  count?: number;
  isDisabled?: boolean;
}

export interface ToggleButtonGroupProps<Value extends string = string> extends RootProps<'div'> {
  /** Accessible name of the group. */
  label: string;
  /** Hides the group's label visually, if the context makes it clear. @default false */
  isLabelHidden?: boolean;
  options: readonly ToggleOption<Value>[];
  /** Selected values; at most one in the mode `single`. Leave it out to let the group keep them. */
  selectedKeys?: readonly Value[];
  /** The values selected at first, if the group keeps them. */
  defaultSelectedKeys?: readonly Value[];
  onSelectionChange?: (selected: Value[]) => void;
  /** With `single`, the selected one can't be switched off. @default 'single' */
  selectionMode?: (typeof toggleButtonGroupSelections)[number];
  /** Disables all of them. @default false */
  isDisabled?: boolean;
}

/** A few choices side by side, such as filters: all visible, selected with one press. Arrow keys move between them. */
export function ToggleButtonGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  selectionMode = 'single',
  isDisabled,
  ...rest
}: ToggleButtonGroupProps<Value>) {
  const labelId = useId();
  const names = isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId };
  return (
    <div data-component="ToggleButtonGroup" {...rest} className={group}>
      {!isLabelHidden && (
        <span className={labelStyle} id={labelId}>
          {label}
        </span>
      )}
      <AriaToggleButtonGroup
        {...names}
        className={chips}
        selectionMode={selectionMode}
        disallowEmptySelection={selectionMode === 'single'}
        isDisabled={isDisabled}
        selectedKeys={selectedKeys}
        defaultSelectedKeys={defaultSelectedKeys}
        onSelectionChange={(keys) => onSelectionChange?.([...keys] as Value[])}
      >
        {options.map(({ value, label: name, icon, count, isDisabled: isOff }) => (
          <ToggleButton key={value} id={value} isDisabled={isOff} className={chip}>
            {({ isSelected }) => (
              <>
                {isSelected ? <Icon of={Check} size="small" /> : icon && <Icon of={icon} size="small" />}
                {name}
                {count !== undefined && <span className={countStyle}>{` ${count}`}</span>}
              </>
            )}
          </ToggleButton>
        ))}
      </AriaToggleButtonGroup>
    </div>
  );
}

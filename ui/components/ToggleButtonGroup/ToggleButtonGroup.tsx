import { useId } from 'react';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { RootProps } from '../Box/rootProps.ts';
import { useControlledState } from '../Box/useControlledState.ts';
import { SubmittedValues } from '../Field/SubmittedValues.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chip, chips, count as countStyle, group, label as labelStyle } from './ToggleButtonGroup.css.ts';

export const toggleButtonGroupSelections = ['single', 'multiple'] as const;
export const toggleButtonGroupLayouts = ['row', 'line', 'grid'] as const;

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
  /**
   * `line`: on a phone one line, which scrolls. `grid`: columns of equal width, for many short options such as times.
   *
   * @default 'row'
   */
  layout?: (typeof toggleButtonGroupLayouts)[number];
  /** Disables all of them. @default false */
  isDisabled?: boolean;
  /** Submits the selected values with the native form around the group. */
  name?: string;
  /** The `id` of a form elsewhere on the page that the values belong to. */
  form?: string;
}

/** A few choices side by side, such as filters: all visible, selected with one press. Arrow keys move between them. */
export function ToggleButtonGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  selectedKeys,
  defaultSelectedKeys = [],
  onSelectionChange,
  selectionMode = 'single',
  layout = 'row',
  isDisabled,
  name,
  form,
  'aria-label': ariaLabel,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: ToggleButtonGroupProps<Value>) {
  const labelId = useId();
  const [selected, select] = useControlledState<readonly Value[]>(
    selectedKeys,
    defaultSelectedKeys,
    (values) => onSelectionChange?.([...values]),
  );
  // Tab stops once, at the same option from both sides. Arrow keys reach the others.
  const enabled = options.filter(({ isDisabled: isOff }) => !isOff);
  const tabStop = enabled.find(({ value }) => selected.includes(value)) ?? enabled[0];
  return (
    <div data-component="ToggleButtonGroup" {...rest} className={group}>
      {!isLabelHidden && (
        <span className={labelStyle} id={labelId}>
          {label}
        </span>
      )}
      <AriaToggleButtonGroup
        aria-label={ariaLabel ?? (isLabelHidden ? label : undefined)}
        aria-labelledby={
          [!isLabelHidden && !ariaLabel && labelId, labelledBy].filter(Boolean).join(' ') || undefined
        }
        // react-aria leaves out the description of the group.
        render={(inner) => <div {...inner} aria-describedby={describedBy} />}
        className={chips({ layout })}
        selectionMode={selectionMode}
        disallowEmptySelection={selectionMode === 'single'}
        isDisabled={isDisabled}
        selectedKeys={selected}
        onSelectionChange={(keys) => select([...keys] as Value[])}
      >
        {options.map(({ value, label: text, icon, count, isDisabled: isOff }) => (
          <ToggleButton
            key={value}
            id={value}
            isDisabled={isOff}
            excludeFromTabOrder={value !== tabStop?.value}
            className={chip}
          >
            {({ isSelected }) => (
              <>
                {isSelected ? <Icon of={Check} size="small" /> : icon && <Icon of={icon} size="small" />}
                {text}
                {count !== undefined && <span className={countStyle}>{` ${count}`}</span>}
              </>
            )}
          </ToggleButton>
        ))}
      </AriaToggleButtonGroup>
      <SubmittedValues
        name={name}
        form={form}
        values={selected}
        isDisabled={isDisabled}
        onReset={() => select(defaultSelectedKeys)}
      />
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { RootProps } from '../Box/rootProps.ts';
import { useControlledState } from '../Box/useControlledState.ts';
import { SubmittedValues } from '../Field/SubmittedValues.tsx';
import { TabStopContext, useTabStop } from '../ToggleButton/tabStop.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { chips, group, label as labelStyle } from './ToggleButtonGroup.css.ts';

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

interface ToggleButtonGroupBehavior<Value extends string> extends RootProps<'div'> {
  /** Accessible name of the group. */
  label: string;
  /** Hides the group's label visually, if the context makes it clear. @default false */
  isLabelHidden?: boolean;
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

/** Its buttons as data, or as `ToggleButton`s with an `id` each. */
export type ToggleButtonGroupProps<Value extends string = string> = ToggleButtonGroupBehavior<Value> &
  (
    | { options: readonly ToggleOption<Value>[]; children?: undefined }
    | { options?: undefined; children: ReactNode }
  );

/** A few choices side by side, such as filters: all visible, selected with one press. Arrow keys move between them. */
export function ToggleButtonGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options = [],
  children,
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
  const tabStop = useTabStop(selected);
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
        <TabStopContext value={tabStop}>
          {children ??
            options.map(({ value, label: text, ...option }) => (
              <ToggleButton key={value} id={value} {...option}>
                {text}
              </ToggleButton>
            ))}
        </TabStopContext>
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

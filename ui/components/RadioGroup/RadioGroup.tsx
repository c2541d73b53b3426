import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { checkKeys } from '../Box/mistakes.ts';
import { choice, mark } from '../Checkbox/Checkbox.css.ts';
import { ChoiceDetails } from '../Checkbox/ChoiceDetails.tsx';
import { field } from '../Field/Field.css.ts';
import { FieldParts, splitFieldProps, type FieldProps, type FieldRootProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { dot, marked, options as optionsStyle, round } from './RadioGroup.css.ts';

export const radioGroupLayouts = ['stacked', 'inline', 'grid'] as const;

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A line below the label that helps to choose. */
  help?: string;
  /** An `Avatar` or an icon before the label. */
  mark?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends FieldProps, Omit<FieldRootProps<typeof AriaRadioGroup>, 'defaultValue' | 'onChange' | 'value'> {
  options: readonly RadioOption<Value>[];
  /** Value of the selected option. Any other value, such as '', means that none is selected. */
  value?: string;
  /** The value selected at first, if the group keeps it. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** `inline` for a few short labels, `grid` for labels with a mark. @default 'stacked' */
  layout?: (typeof radioGroupLayouts)[number];
  /** @default false */
  isReadOnly?: boolean;
}

/** One of a few options, all visible; arrow keys move between them. For more than about six, use `Select`. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  layout = 'stacked',
  ...props
}: RadioGroupProps<Value>) {
  // The form focuses the radio that Tab would reach: the selected one, or the first.
  const id = useFieldId(props.name);
  const { parts, root } = splitFieldProps(props);
  checkKeys('RadioGroup', options, (option) => option.value);
  const chosen = options.find((option) => option.value === value);
  const first = chosen ?? options.find(({ isDisabled }) => !isDisabled);
  return (
    <AriaRadioGroup
      data-component="RadioGroup"
      {...root}
      value={value === undefined ? undefined : (chosen?.value ?? null)}
      onChange={(selected) => onChange?.(selected as Value)}
      className={field}
    >
      <FieldParts {...parts}>
        <div className={optionsStyle({ layout })}>
          {options.map((option) => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled}
              id={option === first ? id : undefined}
            >
              <RadioButton className={choice}>
                <span className={`${mark} ${round}`}>
                  <span className={dot} />
                </span>
                {option.mark ? (
                  <span className={marked}>
                    {option.mark}
                    {option.label}
                  </span>
                ) : (
                  <span>{option.label}</span>
                )}
              </RadioButton>
              <ChoiceDetails help={option.help} />
            </RadioField>
          ))}
        </div>
      </FieldParts>
    </AriaRadioGroup>
  );
}

import Check from 'lucide-react/icons/check';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { checkKeys } from '../Box/mistakes.ts';
import { choice, mark, square } from '../Checkbox/Checkbox.css.ts';
import { ChoiceDetails } from '../Checkbox/ChoiceDetails.tsx';
import { field } from '../Field/Field.css.ts';
import { FieldParts, splitFieldProps, type FieldProps, type FieldRootProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { Icon } from '../Icon/Icon.tsx';
import { options as optionsStyle } from '../RadioGroup/RadioGroup.css.ts';

export const checkboxGroupLayouts = ['stacked', 'inline', 'grid'] as const;

export interface CheckboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A line below the label that helps to choose. */
  help?: string;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string = string>
  extends FieldProps, Omit<FieldRootProps<typeof AriaCheckboxGroup>, 'defaultValue' | 'onChange' | 'value'> {
  options: readonly CheckboxOption<Value>[];
  /** Values of the checked options. Leave it out to let the group keep them. */
  value?: readonly Value[];
  /** The values checked at first, if the group keeps them. */
  defaultValue?: readonly Value[];
  onChange?: (value: Value[]) => void;
  /** `inline` for a few short labels, `grid` for many. @default 'stacked' */
  layout?: (typeof checkboxGroupLayouts)[number];
  /** At least one has to be checked. */
  isRequired?: boolean;
  /** @default false */
  isReadOnly?: boolean;
}

/** Any of a few options, all visible. For more than about ten, use a `ComboBox` with several values. */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  layout = 'stacked',
  ...props
}: CheckboxGroupProps<Value>) {
  // The form focuses the first checkbox that can be checked.
  const id = useFieldId(props.name);
  const { parts, root } = splitFieldProps(props);
  checkKeys('CheckboxGroup', options, (option) => option.value);
  const first = options.find(({ isDisabled }) => !isDisabled);
  return (
    <AriaCheckboxGroup
      data-component="CheckboxGroup"
      {...root}
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      onChange={(checked) => onChange?.(checked as Value[])}
      className={field}
    >
      <FieldParts {...parts}>
        <div className={optionsStyle({ layout })}>
          {options.map((option) => (
            <CheckboxField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled}
              id={option === first ? id : undefined}
            >
              <CheckboxButton className={choice}>
                <span className={`${mark} ${square}`}>
                  <Icon of={Check} size="small" />
                </span>
                <span>{option.label}</span>
              </CheckboxButton>
              <ChoiceDetails help={option.help} />
            </CheckboxField>
          ))}
        </div>
      </FieldParts>
    </AriaCheckboxGroup>
  );
}

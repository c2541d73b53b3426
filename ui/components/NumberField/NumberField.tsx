import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { control, field } from '../Field/Field.css.ts';
import {
  FieldParts,
  splitFieldProps,
  type FieldProps,
  type FieldRootProps,
  type InputRefProps,
} from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { group, groupButton } from '../Field/group.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { input } from './NumberField.css.ts';

export interface NumberFieldProps
  extends
    FieldProps,
    InputRefProps,
    Omit<FieldRootProps<typeof AriaNumberField>, 'value' | 'defaultValue' | 'onChange'> {
  /** Controlled value; null is empty. Leave it out to let the field keep what is typed. */
  value?: number | null;
  /** The value at first, if the field keeps it. */
  defaultValue?: number;
  /** Called by Enter, by the buttons and keys that change the number, and when the field loses focus. */
  onChange?: (value: number | null) => void;
  /** The buttons and keys stop here. A typed number can be lower, so check it. */
  minValue?: number;
  /** The buttons and keys stop here. A typed number can be higher, so check it. */
  maxValue?: number;
  /** What one press adds or takes away. @default 1, or 1% with percent */
  step?: number;
  /** Currency, percent, unit or decimals, as `Intl.NumberFormat` takes them. The locale is react-aria's. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Buttons to add and take away one step. Turn them off for numbers that nobody counts, such as a salary. @default true */
  hasSteppers?: boolean;
  /** Focusable and selectable, but can't be changed. @default false */
  isReadOnly?: boolean;
}

const numberOrNull = (value: number) => (Number.isNaN(value) ? null : value);

/**
 * A number. Up and Down change it by one step, Page Up and Page Down too; Home and End go to the lowest and highest
 * value. For a number that nobody counts with, such as a ZIP code, use `TextField`.
 */
export function NumberField({ value, onChange, hasSteppers = true, inputRef, ...props }: NumberFieldProps) {
  const { parts, root } = splitFieldProps(props);
  const { isDisabled, isReadOnly } = props;
  return (
    <AriaNumberField
      data-component="NumberField"
      // A number out of range stays, so that nothing changes unnoticed and the form can say what is wrong.
      commitBehavior="validate"
      {...root}
      id={useFieldId(props.name, props.id)}
      value={value === null ? Number.NaN : value}
      onChange={(changed) => onChange?.(numberOrNull(changed))}
      className={field}
    >
      <FieldParts {...parts}>
        <Group className={`${control()} ${group}`} isDisabled={isDisabled} isReadOnly={isReadOnly}>
          {/* react-aria resets it with the form around it. */}
          <Input ref={inputRef} className={input} form={props.form} />
          {hasSteppers && !isReadOnly && (
            <>
              <Button slot="decrement" className={groupButton}>
                <Icon of={Minus} />
              </Button>
              <Button slot="increment" className={groupButton}>
                <Icon of={Plus} />
              </Button>
            </>
          )}
        </Group>
      </FieldParts>
    </AriaNumberField>
  );
}

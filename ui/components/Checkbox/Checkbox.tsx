import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { field } from '../Field/Field.css.ts';
import { splitFieldProps, type FieldProps, type FieldRootProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { Icon } from '../Icon/Icon.tsx';
import { choice, mark, square } from './Checkbox.css.ts';
import { ChoiceDetails } from './ChoiceDetails.tsx';

export interface CheckboxProps
  extends Pick<FieldProps, 'name' | 'help' | 'error' | 'isDisabled'>, FieldRootProps<typeof CheckboxField> {
  /** Label: what is agreed to or chosen. */
  children: ReactNode;
  /** Controlled state. Leave it out to let the checkbox keep it. */
  isSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Must be checked to submit the form. @default false */
  isRequired?: boolean;
  /** Some of the items it represents are selected, others aren't. @default false */
  isIndeterminate?: boolean;
  /** @default false */
  isReadOnly?: boolean;
}

/** A yes or no that takes effect when its form is submitted. If it takes effect at once, use `Switch`. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  const { parts, root } = splitFieldProps(props);
  return (
    <CheckboxField
      data-component="Checkbox"
      {...root}
      id={useFieldId(props.name, props.id)}
      className={field}
    >
      <CheckboxButton className={choice}>
        <span className={`${mark} ${square}`}>
          <Icon of={props.isIndeterminate ? Minus : Check} size="small" />
        </span>
        <span>{children}</span>
      </CheckboxButton>
      <ChoiceDetails {...parts} />
    </CheckboxField>
  );
}

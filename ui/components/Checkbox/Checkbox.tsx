import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { field } from '../Field/Field.css.ts';
import { fieldState, type FieldProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { Icon } from '../Icon/Icon.tsx';
import { choice, mark, square } from './Checkbox.css.ts';
import { ChoiceDetails } from './ChoiceDetails.tsx';

export interface CheckboxProps extends Pick<FieldProps, 'name' | 'help' | 'error' | 'isDisabled'> {
  /** Label: what is agreed to or chosen. */
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Must be checked to submit the form. @default false */
  isRequired?: boolean;
  /** Some of the items it represents are selected, others aren't. @default false */
  isIndeterminate?: boolean;
  /** @default false */
  isReadOnly?: boolean;
}

/** A yes or no that takes effect when its form is submitted. If it takes effect at once, use `Switch`. */
export function Checkbox({ children, isSelected, onChange, isRequired, ...props }: CheckboxProps) {
  const { isIndeterminate, isReadOnly } = props;
  return (
    <CheckboxField
      {...fieldState({ ...props, label: '', need: isRequired ? 'required' : undefined })}
      {...{ isSelected, onChange, isIndeterminate, isReadOnly }}
      id={useFieldId(props.name)}
      className={field}
    >
      <CheckboxButton className={choice}>
        <span className={`${mark} ${square}`}>
          <Icon of={isIndeterminate ? Minus : Check} size="small" />
        </span>
        <span>{children}</span>
      </CheckboxButton>
      <ChoiceDetails {...props} />
    </CheckboxField>
  );
}

import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { choice } from '../Checkbox/Checkbox.css.ts';
import { ChoiceDetails } from '../Checkbox/ChoiceDetails.tsx';
import { field } from '../Field/Field.css.ts';
import { fieldState, type FieldProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { Icon } from '../Icon/Icon.tsx';
import { thumb, track } from './Switch.css.ts';

export interface SwitchProps extends Pick<FieldProps, 'name' | 'help' | 'error' | 'isDisabled'> {
  /** What is on or off. The label is the same in both states. */
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** While the change is being saved. @default false */
  isReadOnly?: boolean;
}

/** Turns something on or off at once. If it takes effect when a form is submitted, use `Checkbox`. */
export function Switch({ children, isSelected, onChange, isReadOnly, ...props }: SwitchProps) {
  return (
    <SwitchField
      {...fieldState({ ...props, label: '' })}
      {...{ isSelected, onChange, isReadOnly }}
      id={useFieldId(props.name)}
      className={field}
    >
      <SwitchButton className={choice}>
        <span className={track}>
          <span className={thumb}>
            <Icon of={Check} size="small" />
          </span>
        </span>
        <span>{children}</span>
      </SwitchButton>
      <ChoiceDetails {...props} indicator="track" />
    </SwitchField>
  );
}

import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { choice } from '../Checkbox/Checkbox.css.ts';
import { ChoiceDetails } from '../Checkbox/ChoiceDetails.tsx';
import { field } from '../Field/Field.css.ts';
import { splitFieldProps, type FieldProps, type FieldRootProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { Icon } from '../Icon/Icon.tsx';
import { thumb, track } from './Switch.css.ts';

export interface SwitchProps
  extends Pick<FieldProps, 'name' | 'help' | 'error' | 'isDisabled'>, FieldRootProps<typeof SwitchField> {
  /** What is on or off. The label is the same in both states. */
  children: ReactNode;
  /** Controlled state. Leave it out to let the switch keep it. */
  isSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** While the change is being saved. @default false */
  isReadOnly?: boolean;
}

/** Turns something on or off at once. If it takes effect when a form is submitted, use `Checkbox`. */
export function Switch({ children, ...props }: SwitchProps) {
  const { parts, root } = splitFieldProps(props);
  return (
    <SwitchField data-component="Switch" {...root} id={useFieldId(props.name, props.id)} className={field}>
      <SwitchButton className={choice}>
        <span className={track}>
          <span className={thumb}>
            <Icon of={Check} size="small" />
          </span>
        </span>
        <span>{children}</span>
      </SwitchButton>
      <ChoiceDetails {...parts} indicator="track" />
    </SwitchField>
  );
}

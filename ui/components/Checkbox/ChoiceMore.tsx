import { Text } from 'react-aria-components/Text';
import { FieldFault, type FieldProps } from '../Field/Field.tsx';
import { help as helpStyle, more } from './Checkbox.css.ts';

export interface ChoiceMoreProps extends Pick<FieldProps, 'help' | 'error'> {
  /** The indicator before the label, which decides the indentation. @default 'mark' */
  past?: 'mark' | 'track';
}

/** Help text and error below a choice, linked to it for screen readers. */
export function ChoiceMore({ help, error, past = 'mark' }: ChoiceMoreProps) {
  if (!help && !error) return null;
  return (
    <div className={more({ past })}>
      {help && (
        <Text slot="description" elementType="div" className={helpStyle}>
          {help}
        </Text>
      )}
      {error && <FieldFault error={error} />}
    </div>
  );
}

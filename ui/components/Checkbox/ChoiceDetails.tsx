import { Text } from 'react-aria-components/Text';
import { FieldErrorMessage, type FieldProps } from '../Field/Field.tsx';
import { help as helpStyle, more } from './Checkbox.css.ts';

export interface ChoiceDetailsProps extends Pick<FieldProps, 'help' | 'error'> {
  /** The indicator before the label, which decides the indentation. @default 'mark' */
  indicator?: 'mark' | 'track';
}

/** Help text and error below a choice, linked to it for screen readers. */
export function ChoiceDetails({ help, error, indicator = 'mark' }: ChoiceDetailsProps) {
  if (!help && !error) return null;
  return (
    <div className={more({ indicator })}>
      {help && (
        <Text slot="description" elementType="div" className={helpStyle}>
          {help}
        </Text>
      )}
      {error && <FieldErrorMessage error={error} />}
    </div>
  );
}

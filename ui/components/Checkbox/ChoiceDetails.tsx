import { Text } from 'react-aria-components/Text';
import { FieldErrorMessage, type FieldProps } from '../Field/Field.tsx';
import { help as helpStyle, details } from './Checkbox.css.ts';

export interface ChoiceDetailsProps extends Pick<FieldProps, 'help' | 'error'> {
  /** What stands before the label: a box or dot, or the track of a switch. It decides the indentation. @default 'mark' */
  indicator?: 'mark' | 'track';
}

/** Help text and error below a choice, linked to it for screen readers. */
export function ChoiceDetails({ help, error, indicator = 'mark' }: ChoiceDetailsProps) {
  if (!help && !error) return null;
  return (
    <div className={details({ indicator })}>
      {help && (
        <Text slot="description" elementType="div" className={helpStyle}>
          {help}
        </Text>
      )}
      {error && <FieldErrorMessage error={error} />}
    </div>
  );
}

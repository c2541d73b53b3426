import { Text } from 'react-aria-components/Text';
import { FieldFault, type FieldProps } from '../Field/Field.tsx';
import { help as helpStyle, more } from './Checkbox.css.ts';

export interface ChoiceMoreProps extends Pick<FieldProps, 'help' | 'error'> {
  /** What stands before the words of the choice. @default 'mark' */
  past?: 'mark' | 'track';
}

/** What helps to decide and what is wrong, below a choice and read with it. */
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

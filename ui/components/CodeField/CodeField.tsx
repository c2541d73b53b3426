import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { field } from '../Field/Field.css.ts';
import { FieldParts, fieldState, type FieldProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { frame, input, mark, marks, places } from './CodeField.css.ts';

export interface CodeFieldProps extends FieldProps {
  /** At most six digits. */
  value: string;
  /** The digits of what was typed, pasted or filled in, whatever stood between them. */
  onChange: (digits: string) => void;
  /** Can be focused, not changed. @default false */
  isReadOnly?: boolean;
}

const middle = places / 2;

/**
 * A one-time code of six digits: one input, so that a phone can fill it in from a message and a paste lands whole,
 * drawn with a place for each digit.
 */
export function CodeField({ value, onChange, isReadOnly = false, ...props }: CodeFieldProps) {
  const { isDisabled = false } = props;
  return (
    <AriaTextField
      {...fieldState(props)}
      {...{ value, isReadOnly }}
      id={useFieldId(props.name)}
      onChange={(typed) => onChange(typed.replaceAll(/\D/g, '').slice(0, places))}
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck="false"
      autoCorrect="off"
      className={field}
    >
      <FieldParts {...props}>
        <div className={frame({ isQuiet: isReadOnly, isDisabled })}>
          <span className={marks} aria-hidden>
            {Array.from({ length: places }, (_, at) => (
              <span
                key={at}
                className={mark({ at: at === 0 ? 'first' : at === middle ? 'middle' : 'between' })}
              />
            ))}
          </span>
          <Input className={input} autoCapitalize="none" />
        </div>
      </FieldParts>
    </AriaTextField>
  );
}

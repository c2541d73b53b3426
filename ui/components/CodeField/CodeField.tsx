import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { field } from '../Field/Field.css.ts';
import {
  FieldParts,
  splitFieldProps,
  type FieldProps,
  type FieldRootProps,
  type InputRefProps,
} from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { frame, input, mark, marks, digitCount } from './CodeField.css.ts';

export interface CodeFieldProps
  extends
    FieldProps,
    InputRefProps,
    Omit<FieldRootProps<typeof AriaTextField>, 'autoComplete' | 'inputMode' | 'type'> {
  /** Up to six digits. */
  value?: string;
  /** Called with the digits of what was typed, pasted or autofilled, without any other characters. */
  onChange?: (digits: string) => void;
  /** Focusable, but can't be changed. @default false */
  isReadOnly?: boolean;
}

const middle = digitCount / 2;

/**
 * A six-digit one-time code. It is a single input, so that phones can autofill it from a message and pasting works,
 * drawn with a cell per digit.
 */
export function CodeField({ onChange, inputRef, ...props }: CodeFieldProps) {
  const { isDisabled = false, isReadOnly = false } = props;
  const { parts, root } = splitFieldProps(props);
  // react-aria would keep all characters that were typed, not only the digits.
  const [ownValue, setOwnValue] = useState(props.defaultValue ?? '');
  return (
    <AriaTextField
      data-component="CodeField"
      {...root}
      id={useFieldId(props.name, props.id)}
      value={props.value ?? ownValue}
      onChange={(typed) => {
        const digits = typed.replaceAll(/\D/g, '').slice(0, digitCount);
        setOwnValue(digits);
        onChange?.(digits);
      }}
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck="false"
      autoCorrect="off"
      className={field}
    >
      <FieldParts {...parts}>
        <div className={frame({ isQuiet: isReadOnly, isDisabled })}>
          <span className={marks} aria-hidden>
            {Array.from({ length: digitCount }, (_, index) => (
              <span
                key={index}
                className={mark({ at: index === 0 ? 'first' : index === middle ? 'middle' : 'between' })}
              />
            ))}
          </span>
          <Input ref={inputRef} className={input} autoCapitalize="none" />
        </div>
      </FieldParts>
    </AriaTextField>
  );
}

import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { control, field } from '../Field/Field.css.ts';
import { FieldParts, fieldState, type FieldProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'date'] as const;

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** A password is a `PasswordField`, a code of six digits a `CodeField`. @default 'text' */
  type?: (typeof textFieldTypes)[number];
  /** What browsers and password managers fill in, in HTML's words: `email`, `name`, `organization`. */
  autoComplete?: string;
  /** Keyboard a phone shows, where the type does not say so already. */
  inputMode?: 'text' | 'numeric' | 'decimal';
  /** Most characters. The rest of a long paste stays, counted as too many, so that nothing is cut unseen. */
  limit?: number;
  /** Can be read, copied and focused, not changed. @default false */
  isReadOnly?: boolean;
}

/** One line of text, controlled from outside. */
export function TextField({ value, type = 'text', limit, ...props }: TextFieldProps) {
  const { onChange, onBlur, autoComplete, inputMode, isReadOnly } = props;
  const isWord = type === 'text';
  return (
    <AriaTextField
      {...fieldState(props)}
      {...{ value, onChange, onBlur, autoComplete, inputMode, isReadOnly }}
      id={useFieldId(props.name)}
      type={type}
      spellCheck={isWord ? undefined : 'false'}
      autoCorrect={isWord ? undefined : 'off'}
      className={field}
    >
      <FieldParts {...props} count={limit === undefined ? undefined : { length: value.length, limit }}>
        <Input className={control()} autoCapitalize={isWord ? undefined : 'none'} />
      </FieldParts>
    </AriaTextField>
  );
}

import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { control, field } from '../Field/Field.css.ts';
import {
  FieldParts,
  splitFieldProps,
  type FieldProps,
  type FieldRootProps,
  type InputRefProps,
} from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'date'] as const;

export interface TextFieldProps extends FieldProps, InputRefProps, FieldRootProps<typeof AriaTextField> {
  /** Controlled value. Leave it out to let the field keep what is typed. */
  value?: string;
  onChange?: (value: string) => void;
  /** For passwords use `PasswordField`, for six-digit codes `CodeField`. @default 'text' */
  type?: (typeof textFieldTypes)[number];
  /** HTML autofill token: `email`, `name`, `organization`. */
  autoComplete?: string;
  /** Which keyboard a phone shows, if the type isn't enough. */
  inputMode?: 'text' | 'numeric' | 'decimal';
  /**
   * Maximum length. A longer paste stays in the field and is counted as too long, so that nothing is cut off
   * unnoticed.
   */
  limit?: number;
  /** Focusable and selectable, but can't be changed. @default false */
  isReadOnly?: boolean;
}

/** A single-line text field. */
export function TextField({ type = 'text', limit, inputRef, ...props }: TextFieldProps) {
  const { parts, root } = splitFieldProps(props);
  const isWord = type === 'text';
  return (
    <AriaTextField
      data-component="TextField"
      {...root}
      id={useFieldId(props.name, props.id)}
      type={type}
      spellCheck={isWord ? undefined : 'false'}
      autoCorrect={isWord ? undefined : 'off'}
      className={field}
    >
      <FieldParts {...parts} limit={limit}>
        <Input
          ref={inputRef}
          className={control()}
          // Names and texts may be written from right to left.
          dir={isWord ? 'auto' : undefined}
          autoCapitalize={isWord ? undefined : 'none'}
        />
      </FieldParts>
    </AriaTextField>
  );
}

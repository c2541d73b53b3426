import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { control, field } from '../Field/Field.css.ts';
import { FieldParts, fieldState } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { area, growing } from './TextArea.css.ts';

export type TextAreaProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** A controlled multiline text field. Three lines tall at first, then as tall as its content. */
export function TextArea({ value, limit, ...props }: TextAreaProps) {
  const { onChange, onBlur, autoComplete, isReadOnly } = props;
  return (
    <AriaTextField
      {...fieldState(props)}
      {...{ value, onChange, onBlur, autoComplete, isReadOnly }}
      id={useFieldId(props.name)}
      className={field}
    >
      <FieldParts {...props} count={limit === undefined ? undefined : { length: value.length, limit }}>
        <div className={growing} data-value={value}>
          <AriaTextArea className={`${control()} ${area}`} rows={1} />
        </div>
      </FieldParts>
    </AriaTextField>
  );
}

import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { control, field } from '../Field/Field.css.ts';
import { FieldParts, splitFieldProps, type InputRefProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { useFieldValue } from '../Field/useFieldValue.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { area, growing } from './TextArea.css.ts';

export interface TextAreaProps
  extends InputRefProps<HTMLTextAreaElement>, Omit<TextFieldProps, 'type' | 'inputMode' | 'inputRef'> {}

/** A multiline text field. Three lines tall at first, then as tall as its content. */
export function TextArea({ limit, inputRef, ...props }: TextAreaProps) {
  const { parts, root } = splitFieldProps(props);
  return (
    <AriaTextField
      data-component="TextArea"
      {...root}
      id={useFieldId(props.name, props.id)}
      className={field}
    >
      <FieldParts {...parts} limit={limit}>
        <GrowingArea inputRef={inputRef} />
      </FieldParts>
    </AriaTextField>
  );
}

/** The hidden copy of the value in `data-value` makes the container, and so the text area, as tall as the text. */
function GrowingArea({ inputRef }: Pick<TextAreaProps, 'inputRef'>) {
  return (
    <div className={growing} data-value={useFieldValue()}>
      <AriaTextArea ref={inputRef} dir="auto" className={`${control()} ${area}`} rows={1} />
    </div>
  );
}

import { useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from '../Box/useControlledState.ts';
import { control, field } from '../Field/Field.css.ts';
import {
  FieldParts,
  splitFieldProps,
  type FieldProps,
  type FieldRootProps,
  type InputRefProps,
} from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { SubmittedValues } from '../Field/SubmittedValues.tsx';
import { TagGroup } from '../TagGroup/TagGroup.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { parts as partsStyle } from './TagsInput.css.ts';
import { tagsInputWords } from './TagsInput.words.ts';

const separators = /[,;\n\t]/;
const none: readonly string[] = [];

export interface TagsInputProps
  extends
    FieldProps,
    InputRefProps,
    Omit<FieldRootProps<typeof AriaTextField>, 'defaultValue' | 'onChange' | 'type' | 'value'> {
  /** Controlled tags. Leave it out to let the field keep them. */
  value?: readonly string[];
  /** The tags at first, if the field keeps them. */
  defaultValue?: readonly string[];
  onChange?: (value: string[]) => void;
  /** An example of one tag, never the label. */
  placeholder?: string;
  /** Focusable, but can't be changed. @default false */
  isReadOnly?: boolean;
}

/**
 * Several short texts in people's own words, such as skills. Enter, a comma, or leaving the field adds one; Backspace in the
 * empty field takes the last one back to change it. If there is a list to choose from, use a `ComboBox` with several values.
 */
export function TagsInput({
  value,
  defaultValue = none,
  onChange,
  placeholder,
  inputRef,
  name,
  form,
  ...props
}: TagsInputProps) {
  const words = useWords(tagsInputWords);
  const { parts, root } = splitFieldProps(props);
  const { isDisabled = false, isReadOnly = false } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => input.current!);
  const [tags, keep] = useControlledState<readonly string[]>(value, defaultValue, (next) =>
    onChange?.([...next]),
  );
  const [text, setText] = useState('');
  const [said, say] = useState('');
  const add = (typed: readonly string[], rest = '') => {
    setText(rest);
    const next = [...new Set([...tags, ...typed.map((each) => each.trim()).filter(Boolean)])];
    if (next.length === tags.length) return;
    say(words.added(next.slice(tags.length).join(', ')));
    keep(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isReadOnly || event.nativeEvent.isComposing) return;
    const last = tags.at(-1);
    if (event.key === 'Enter' && text.trim()) add([text]);
    else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      keep(tags.slice(0, -1));
      setText(last);
    } else return;
    event.preventDefault();
  };
  return (
    <AriaTextField
      data-component="TagsInput"
      {...root}
      id={useFieldId(name, props.id)}
      value={text}
      onChange={(typed) => {
        const each = typed.split(separators);
        if (each.length === 1) setText(typed);
        else add(each.slice(0, -1), each.at(-1)?.trimStart());
      }}
      onBlur={(event) => {
        add([text]);
        props.onBlur?.(event);
      }}
      className={field}
    >
      <FieldParts {...parts}>
        <div className={partsStyle}>
          {tags.length > 0 && (
            <TagGroup
              label={words.tags(props.label)}
              isLabelHidden
              items={tags.map((tag) => ({ id: tag, label: tag }))}
              isDisabled={isDisabled}
              onRemove={
                isReadOnly
                  ? undefined
                  : (gone) => {
                      const rest = tags.filter((tag) => !gone.has(tag));
                      keep(rest);
                      // The tags disappear with the last one, and with them the focus.
                      if (rest.length === 0) input.current?.focus();
                    }
              }
            />
          )}
          <Input
            ref={input}
            className={control()}
            dir="auto"
            enterKeyHint="enter"
            placeholder={placeholder}
            onKeyDown={press}
          />
        </div>
      </FieldParts>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
      <SubmittedValues
        name={name}
        form={form}
        values={tags}
        isDisabled={isDisabled}
        onReset={() => {
          setText('');
          keep(defaultValue);
        }}
      />
    </AriaTextField>
  );
}

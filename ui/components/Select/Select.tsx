import { useImperativeHandle, useRef } from 'react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { checkKeys } from '../Box/mistakes.ts';
import { control, field } from '../Field/Field.css.ts';
import {
  FieldParts,
  splitFieldProps,
  type FieldProps,
  type FieldRootProps,
  type InputRefProps,
} from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { Icon } from '../Icon/Icon.tsx';
import { DefaultOption } from './DefaultOption.tsx';
import {
  arrow,
  option,
  optionHelp,
  options as optionsStyle,
  optionText,
  popover,
  trigger,
  value as valueStyle,
} from './Select.css.ts';
import { useWords } from '../../language/useWords.ts';
import { selectWords } from './Select.words.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Language of the label if it isn't the reader's: `en` for official names. */
  lang?: string;
  /** A line below the label that helps to choose. */
  help?: string;
}

/** react-aria's other names for the value, and what only several selected values need. */
type OwnState =
  | 'defaultSelectedKey'
  | 'defaultValue'
  | 'disabledKeys'
  | 'onChange'
  | 'onSelectionChange'
  | 'selectedKey'
  | 'selectionMode'
  | 'value';

export interface SelectProps<Value extends string = string>
  extends FieldProps, InputRefProps<HTMLButtonElement>, Omit<FieldRootProps<typeof AriaSelect>, OwnState> {
  options: readonly SelectOption<Value>[];
  /** Value of the selected option. Any other value, such as '', shows the placeholder. */
  value?: string;
  /** The value selected at first, if the select keeps it. */
  defaultValue?: Value;
  /** With `isRequired={false}`, the select can be cleared; its value is then ''. */
  onChange?: (value: Value) => void;
  /** @default 'Choose…' */
  placeholder?: string;
  autoComplete?: string;
}

/** One of several options. A press, Space, Enter or arrow keys open it; letters jump to matching options. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  inputRef,
  ...props
}: SelectProps<Value>) {
  const words = useWords(selectWords);
  const { parts, root } = splitFieldProps(props);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(inputRef, () => button.current!);
  const none = { value: '' as Value, label: words.none };
  checkKeys('Select', options, (each) => each.value);
  const chosen = options.find((each) => each.value === value);
  const offered: readonly SelectOption<Value>[] = props.isRequired === false ? [none, ...options] : options;
  return (
    <AriaSelect
      data-component="Select"
      placeholder={words.placeholder}
      {...root}
      id={useFieldId(props.name, props.id)}
      value={value === undefined || chosen ? value : null}
      onChange={(key) => onChange?.(key as Value)}
      className={field}
    >
      <FieldParts {...parts}>
        <Button ref={button} className={`${control()} ${trigger}`}>
          <SelectValue className={valueStyle} lang={chosen?.lang}>
            {({ isPlaceholder, selectedText, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <span className={arrow}>
            <Icon of={ChevronDown} />
          </span>
        </Button>
      </FieldParts>
      <DefaultOption trigger={button} />
      <Popover className={popover} offset={4}>
        <ListBox items={offered.map((each) => ({ ...each, id: each.value }))} className={optionsStyle}>
          {({ label, lang, help }) => (
            <ListBoxItem textValue={label} lang={lang} className={option}>
              {({ isSelected }) => (
                <>
                  {isSelected && <Icon of={Check} />}
                  <span className={optionText}>
                    {label}
                    {help && <span className={optionHelp}>{help}</span>}
                  </span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

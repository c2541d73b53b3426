import { use, useImperativeHandle, useMemo, useRef, useState, type RefObject } from 'react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  ComboBoxValue,
  useFilter,
  type Key,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
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
import { option, optionHelp, optionText } from '../Select/Select.css.ts';
import type { SelectOption } from '../Select/Select.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TagGroup } from '../TagGroup/TagGroup.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  group,
  input,
  message,
  open,
  options as optionsStyle,
  parts as partsStyle,
  popover,
} from './ComboBox.css.ts';
import { useWords } from '../../language/useWords.ts';
import { comboBoxWords } from './ComboBox.words.ts';

export const comboBoxSelectionModes = ['single', 'multiple'] as const;
type Mode = (typeof comboBoxSelectionModes)[number];

/** react-aria's other names for the value and the options. */
type OwnState =
  | 'allowsCustomValue'
  | 'allowsEmptyCollection'
  | 'defaultFilter'
  | 'defaultItems'
  | 'defaultSelectedKey'
  | 'defaultValue'
  | 'disabledKeys'
  | 'items'
  | 'onChange'
  | 'onSelectionChange'
  | 'selectedKey'
  | 'selectionMode'
  | 'value';

/** One value, '' for none; or the values of several options. */
type Chosen<Value extends string, M extends Mode> = M extends 'multiple' ? readonly Value[] : Value | '';

export interface ComboBoxOption<Value extends string = string> extends SelectOption<Value> {
  /** Also found by these words: abbreviations, other names. */
  keywords?: readonly string[];
  isDisabled?: boolean;
}

export interface ComboBoxProps<Value extends string = string, M extends Mode = 'single'>
  extends FieldProps, InputRefProps, Omit<FieldRootProps<typeof AriaComboBox>, OwnState> {
  options: readonly ComboBoxOption<Value>[];
  /** `multiple` keeps the list open and shows what is selected as removable tags. @default 'single' */
  selectionMode?: M;
  /** Controlled value, with '' for none; for `multiple`, a list. */
  value?: Chosen<Value, M>;
  /** What is selected at first, if the field keeps it. */
  defaultValue?: Chosen<Value, M>;
  onChange?: (value: Chosen<Value, M>) => void;
  /** Controlled text. Leave it out to let the field filter the options by what is typed. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  /** An example of what can be found, never the label. */
  placeholder?: string;
  /**
   * Who filters: the field, or the parent, which changes `options` in `onInputChange`, for example with what a
   * server found. @default 'field'
   */
  filteredBy?: 'field' | 'parent';
  /** While the parent looks for options. @default false */
  isLoading?: boolean;
}

/** Finds options by typing, for lists too long to read. It keeps only what is in the list. */
export function ComboBox<Value extends string, M extends Mode = 'single'>({
  options,
  selectionMode,
  value,
  defaultValue,
  onChange,
  placeholder,
  filteredBy = 'field',
  isLoading = false,
  inputRef,
  ...props
}: ComboBoxProps<Value, M>) {
  const words = useWords(comboBoxWords);
  const { parts, root } = splitFieldProps(props);
  const { contains } = useFilter({ sensitivity: 'base' });
  const inputElement = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => inputElement.current!);
  const [chosen, remember] = useState<readonly ComboBoxOption<Value>[]>([]);
  const offered = useMemo(() => withChosen(options, chosen), [options, chosen]);
  const select = (next: Key | readonly Key[] | null) => {
    remember(offered.filter((each) => keysOf(next).includes(each.value)));
    onChange?.((next ?? '') as Chosen<Value, M>);
  };
  const matches = (label: string, text: string) =>
    contains(label, text) ||
    offered.some((each) => each.label === label && each.keywords?.some((word) => contains(word, text)));
  return (
    <AriaComboBox
      data-component="ComboBox"
      {...root}
      id={useFieldId(props.name, props.id)}
      // A disabled field submits nothing.
      name={props.isDisabled ? undefined : props.name}
      selectionMode={selectionMode as Mode}
      value={keyOf(value)}
      defaultValue={keyOf(defaultValue)}
      onChange={select}
      {...(filteredBy === 'field' ? { defaultItems: offered, defaultFilter: matches } : { items: offered })}
      disabledKeys={offered.filter(({ isDisabled }) => isDisabled).map((each) => each.value)}
      allowsEmptyCollection
      className={field}
    >
      <FieldParts {...parts}>
        <div className={partsStyle}>
          {/* Describes the input to screen readers, which would otherwise seem empty. */}
          {selectionMode === 'multiple' && <ComboBoxValue hidden />}
          <SelectedTags label={props.label} isDisabled={props.isDisabled} input={inputElement} />
          <Group className={group}>
            <Input ref={inputElement} className={`${control()} ${input}`} placeholder={placeholder} />
            <Button className={open}>
              {isLoading ? <Spinner size="small" /> : <Icon of={ChevronDown} />}
            </Button>
          </Group>
        </div>
      </FieldParts>
      <VisuallyHidden live="polite">{isLoading && words.loading}</VisuallyHidden>
      <Popover className={popover} offset={4}>
        <ListBox<ComboBoxOption<Value>>
          className={optionsStyle}
          renderEmptyState={() => (
            <div className={message}>{isLoading ? words.loading : words.nothingFound}</div>
          )}
        >
          {({ value: id, label, help }) => (
            <ListBoxItem id={id} textValue={label} className={option}>
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
    </AriaComboBox>
  );
}

/** react-aria's key of a value, or its keys. */
const keyOf = (value: string | readonly string[] | undefined) => (value === '' ? null : value);
const keysOf = (value: Key | readonly Key[] | null) => [value ?? []].flat();

/** What is selected stays in the list if the parent filters it out. Otherwise its label would be lost. */
function withChosen<Value extends string>(
  options: readonly ComboBoxOption<Value>[],
  chosen: readonly ComboBoxOption<Value>[],
) {
  const listed = new Set(options.map(({ value }) => value));
  return [...options, ...chosen.filter(({ value }) => !listed.has(value))];
}

interface SelectedTagsProps {
  label: string;
  isDisabled: boolean | undefined;
  input: RefObject<HTMLInputElement | null>;
}

/** What is selected of several options. */
function SelectedTags({ label, isDisabled, input: inputElement }: SelectedTagsProps) {
  const words = useWords(comboBoxWords);
  const state = use(ComboBoxStateContext);
  if (state?.selectionManager.selectionMode !== 'multiple' || state.selectedItems.length === 0) return null;
  const remove = (ids: ReadonlySet<Key>) => {
    const rest = state.selectedItems.map(({ key }) => key).filter((key) => !ids.has(key));
    state.setValue(rest);
    // The tags disappear with the last one, and with them the focus.
    if (rest.length === 0) inputElement.current?.focus();
  };
  return (
    <TagGroup
      label={words.selected(label)}
      isLabelHidden
      items={state.selectedItems.map(({ key, textValue }) => ({ id: String(key), label: textValue }))}
      isDisabled={isDisabled}
      onRemove={remove}
    />
  );
}

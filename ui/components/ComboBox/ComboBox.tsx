import { use, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  ComboBoxValue,
  type Key,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Collection } from 'react-aria-components/Collection';
import { ListBox, ListBoxLoadMoreItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { plainText, plainTexts } from '../Box/plainText.ts';
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
import { useLongList } from '../Select/LongList.tsx';
import { PlacesContext } from '../Select/places.tsx';
import { drawEntry, entriesOf, firstOf, placesIn, type OptionEntry } from '../Select/options.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TagGroup } from '../TagGroup/TagGroup.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  group,
  input,
  longOptions,
  message,
  open,
  options as optionsStyle,
  parts as partsStyle,
  popover,
} from './ComboBox.css.ts';
import { useWords } from '../../language/useWords.ts';
import { comboBoxWords } from './ComboBox.words.ts';
import type { ComboBoxOption } from './ComboBox.types.ts';

export type { ComboBoxOption } from './ComboBox.types.ts';
export { useAsyncOptions, type OptionPage, type OptionQuery } from './useAsyncOptions.ts';

export const comboBoxSelectionModes = ['single', 'multiple'] as const;
type Mode = (typeof comboBoxSelectionModes)[number];

/** react-aria's other names for the value and the options. */
type OwnState =
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

export interface ComboBoxProps<Value extends string = string, M extends Mode = 'single'>
  extends FieldProps, InputRefProps, Omit<FieldRootProps<typeof AriaComboBox>, OwnState> {
  /** Any number. Only those that can be seen are drawn. */
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
  /** Called near the end of the list, to load more. */
  onLoadMore?: () => void;
  /**
   * Keeps what is typed if it is no option. `onInputChange` has it, a form submits it, and `value` is ''. Not for `multiple`.
   * @default false
   */
  allowsCustomValue?: boolean;
  /** Draws an option in the place of its label and help. Screen readers read it. Define it outside of your component. */
  drawOption?: (option: ComboBoxOption<Value>) => ReactNode;
}

/** Finds options by typing, for lists too long to read. Unless it allows more, it keeps only what is in the list. */
export function ComboBox<Value extends string, M extends Mode = 'single'>({
  options,
  selectionMode,
  value,
  defaultValue,
  onChange,
  placeholder,
  filteredBy = 'field',
  isLoading = false,
  onLoadMore,
  drawOption,
  inputRef,
  ...props
}: ComboBoxProps<Value, M>) {
  const words = useWords(comboBoxWords);
  const { parts, root } = splitFieldProps(props);
  const inputElement = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => inputElement.current!);
  const [chosen, remember] = useState<readonly ComboBoxOption<Value>[]>(none);
  const { List, limit, isLong } = useLongList(options.length);
  const known = firstOf(options, limit, [value, defaultValue].flat());
  const offered = useMemo(() => withChosen(known, chosen), [known, chosen]);
  const matches = useMemo(() => matcherOf(offered), [offered]);
  const hasSections = offered.some((each) => each.section);
  // react-aria's filter makes nodes of sections that React's development tools can't compare.
  const [sought, seek] = useState('');
  const found = useMemo(
    () =>
      hasSections && filteredBy === 'field' ? offered.filter(({ label }) => matches(label, sought)) : offered,
    [hasSections, filteredBy, offered, matches, sought],
  );
  const entries = useMemo(() => entriesOf(found), [found]);
  const places = useMemo(() => (isLong ? placesIn(entries) : null), [isLong, entries]);
  const disabledKeys = useMemo(
    () => offered.filter(({ isDisabled }) => isDisabled).map((each) => each.value),
    [offered],
  );
  const select = (next: Key | readonly Key[] | null) => {
    const keys = keysOf(next);
    // The same options stay the same list, which isn't drawn anew.
    remember(keys.length === 0 ? none : offered.filter(({ value: each }) => keys.includes(each)));
    onChange?.((next ?? '') as Chosen<Value, M>);
  };
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
      {...(filteredBy === 'field' && !hasSections
        ? { defaultItems: entries, defaultFilter: matches }
        : { items: entries })}
      onInputChange={(text) => {
        if (hasSections) seek(text);
        props.onInputChange?.(text);
      }}
      onOpenChange={(isOpen, trigger) => {
        // The button and arrow keys show all.
        if (isOpen && trigger === 'manual') seek('');
        props.onOpenChange?.(isOpen, trigger);
      }}
      disabledKeys={disabledKeys}
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
        <List>
          <PlacesContext value={places}>
            <ListBox<OptionEntry<ComboBoxOption<Value>>>
              className={isLong ? longOptions : optionsStyle}
              renderEmptyState={() => (
                <div className={message}>{isLoading ? words.loading : words.nothingFound}</div>
              )}
            >
              <Collection items={entries} dependencies={[drawOption]}>
                {drawEntry(drawOption)}
              </Collection>
              {onLoadMore && (
                <ListBoxLoadMoreItem
                  onLoadMore={onLoadMore}
                  isLoading={isLoading && offered.length > 0}
                  className={message}
                >
                  <Spinner size="small" />
                  {words.loading}
                </ListBoxLoadMoreItem>
              )}
            </ListBox>
          </PlacesContext>
        </List>
      </Popover>
    </AriaComboBox>
  );
}

/** Whether the options with a label have a text in it or in a keyword. What is searched is prepared once, with the first letter. */
function matcherOf(options: readonly ComboBoxOption[]) {
  let searched: Map<string, string> | undefined;
  let typed = '';
  let sought = '';
  return (label: string, text: string): boolean => {
    if (text === '') return true;
    if (text !== typed) [typed, sought] = [text, plainText(text)];
    searched ??= searchedBy(options);
    return searched.get(label)?.includes(sought) ?? false;
  };
}

/** What is searched for each label: it, and the keywords of all options that have it. */
function searchedBy(options: readonly ComboBoxOption[]): Map<string, string> {
  const texts = plainTexts(options.map(({ label, keywords = [] }) => [label, ...keywords].join('\n')));
  const byLabel = new Map<string, string>();
  for (const [at, { label }] of options.entries())
    byLabel.set(label, `${byLabel.get(label) ?? ''}\n${texts[at]}`);
  return byLabel;
}

const none: readonly never[] = [];

/** react-aria's key of a value, or its keys. */
const keyOf = (value: string | readonly string[] | undefined) => (value === '' ? null : value);
const keysOf = (value: Key | readonly Key[] | null) => [value ?? []].flat();

/** What is selected stays in the list if the parent filters it out. Otherwise its label would be lost. */
function withChosen<Value extends string>(
  options: readonly ComboBoxOption<Value>[],
  chosen: readonly ComboBoxOption<Value>[],
) {
  const missing = chosen.filter(({ value }) => !options.some((each) => each.value === value));
  return missing.length === 0 ? options : [...options, ...missing];
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

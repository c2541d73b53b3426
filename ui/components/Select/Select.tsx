import { useImperativeHandle, useMemo, useRef, type ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { itemsOf } from '../Box/itemsOf.ts';
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
import { useLongList } from './LongList.tsx';
import { PlacesContext } from './places.tsx';
import { drawEntry, entriesOf, firstOf, placesIn } from './options.tsx';
import {
  arrow,
  options as optionsStyle,
  popover,
  scrollingList,
  scrollingOptions,
  trigger,
  value as valueStyle,
} from './Select.css.ts';
import { useWords } from '../../language/useWords.ts';
import { selectWords } from './Select.words.ts';
import type { SelectOption } from './Select.types.ts';

export type { SelectOption } from './Select.types.ts';

export const selectModes = ['single', 'multiple'] as const;
type Mode = (typeof selectModes)[number];

/** react-aria's other names for the value, and ours for what is selected. */
type OwnState =
  | 'defaultSelectedKey'
  | 'defaultValue'
  | 'disabledKeys'
  | 'onChange'
  | 'onSelectionChange'
  | 'selectedKey'
  | 'selectionMode'
  | 'value';

/** One value, or the values of several options. */
type Chosen<Value extends string, M extends Mode> = M extends 'multiple' ? readonly Value[] : Value;
type Given<Value extends string, M extends Mode> = M extends 'multiple' ? readonly Value[] : string;

export interface SelectProps<Value extends string = string, M extends Mode = 'single'>
  extends FieldProps, InputRefProps<HTMLButtonElement>, Omit<FieldRootProps<typeof AriaSelect>, OwnState> {
  /** Any number. Only those that can be seen are drawn. Leave them out to give a few as `Option`s. */
  options?: readonly SelectOption<Value>[];
  /** `multiple` keeps the list open. @default 'single' */
  selectionMode?: M;
  /** Value of the selected option; for `multiple`, a list. Any other value, such as '', shows the placeholder. */
  value?: Given<Value, M>;
  /** What is selected at first, if the select keeps it. */
  defaultValue?: Chosen<Value, M>;
  /** With `isRequired={false}`, one value can be cleared; it is then ''. */
  onChange?: (value: Chosen<Value, M>) => void;
  /** `Option`s, if there are no `options`. */
  children?: ReactNode;
  /** Draws an option in the place of its label and help. Screen readers read it. Define it outside of your component. */
  drawOption?: (option: SelectOption<Value>) => ReactNode;
  /** @default 'Choose…' */
  placeholder?: string;
  autoComplete?: string;
}

export interface OptionProps<Value extends string = string> extends Omit<SelectOption<Value>, 'label'> {
  /** The label. */
  children: string;
}

/** An option as a child of `Select`. */
export function Option(_props: OptionProps): null {
  return null;
}

const optionsOf = <Value extends string>(children: ReactNode): readonly SelectOption<Value>[] =>
  itemsOf(children, Option, 'Select: Its children are `Option`s, or it has `options`.').map(
    ({ children: label, ...option }) => ({ ...option, label }) as SelectOption<Value>,
  );

/** One or more of several options. A press, Space, Enter or arrow keys open it; letters jump to matching options. */
export function Select<Value extends string, M extends Mode = 'single'>({
  children,
  options = optionsOf<Value>(children),
  selectionMode,
  value,
  defaultValue,
  onChange,
  drawOption,
  inputRef,
  ...props
}: SelectProps<Value, M>) {
  const words = useWords(selectWords);
  const { parts, root } = splitFieldProps(props);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(inputRef, () => button.current!);
  checkKeys('Select', options, (each) => each.value);
  const isKnown = (each: string) => options.some((option) => option.value === each);
  const chosen = options.find((each) => (each.value as unknown) === value);
  const { List, limit, isLong } = useLongList(options.length);
  const canClear = props.isRequired === false && selectionMode !== 'multiple';
  const known = firstOf(options, limit, [value, defaultValue].flat());
  const entries = useMemo(() => {
    const none = { value: '' as Value, label: words.none };
    return entriesOf(canClear ? [none, ...known] : known);
  }, [known, canClear, words]);
  const places = useMemo(() => (isLong ? placesIn(entries) : null), [isLong, entries]);
  return (
    <AriaSelect
      data-component="Select"
      placeholder={words.placeholder}
      {...root}
      id={useFieldId(props.name, props.id)}
      selectionMode={selectionMode as Mode}
      value={Array.isArray(value) ? value.filter(isKnown) : value === undefined || chosen ? value : null}
      defaultValue={defaultValue}
      onChange={(keys) => onChange?.(keys as Chosen<Value, M>)}
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
      <Popover className={isLong ? `${popover} ${scrollingList}` : popover} offset={4}>
        <List>
          <PlacesContext value={places}>
            {/* A list that was opened before it was whole begins anew, at what is selected. */}
            <ListBox
              key={limit}
              items={entries}
              dependencies={[drawOption]}
              className={isLong ? scrollingOptions : optionsStyle}
            >
              {drawEntry(drawOption)}
            </ListBox>
          </PlacesContext>
        </List>
      </Popover>
    </AriaSelect>
  );
}

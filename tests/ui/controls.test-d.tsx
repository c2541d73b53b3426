import type { PressEvent } from 'react-aria-components/Button';
import type { Accordion } from '@vetsync/ui/components/Accordion';
import type { Button } from '@vetsync/ui/components/Button';
import type { Calendar } from '@vetsync/ui/components/Calendar';
import type { Checkbox } from '@vetsync/ui/components/Checkbox';
import type { CheckboxGroup } from '@vetsync/ui/components/CheckboxGroup';
import type { CodeField } from '@vetsync/ui/components/CodeField';
import type { ComboBox } from '@vetsync/ui/components/ComboBox';
import type { DatePicker } from '@vetsync/ui/components/DatePicker';
import type { DateRangePicker } from '@vetsync/ui/components/DateRangePicker';
import type { DateTimePicker } from '@vetsync/ui/components/DateTimePicker';
import type { Disclosure } from '@vetsync/ui/components/Disclosure';
import type { FileDrop } from '@vetsync/ui/components/FileDrop';
import type { FileUpload } from '@vetsync/ui/components/FileUpload';
import type { MoreFilters } from '@vetsync/ui/components/FilterBar';
import type { MonthPicker } from '@vetsync/ui/components/MonthPicker';
import type { NumberField } from '@vetsync/ui/components/NumberField';
import type { PasswordField } from '@vetsync/ui/components/PasswordField';
import type { RadioGroup } from '@vetsync/ui/components/RadioGroup';
import type { SearchField } from '@vetsync/ui/components/SearchField';
import type { Select } from '@vetsync/ui/components/Select';
import type { Slider } from '@vetsync/ui/components/Slider';
import type { Switch } from '@vetsync/ui/components/Switch';
import type { Tabs } from '@vetsync/ui/components/Tabs';
import type { TagGroup } from '@vetsync/ui/components/TagGroup';
import type { TagsInput } from '@vetsync/ui/components/TagsInput';
import type { TextArea } from '@vetsync/ui/components/TextArea';
import type { TextField } from '@vetsync/ui/components/TextField';
import type { TimeField } from '@vetsync/ui/components/TimeField';
import type { ToggleButtonGroup } from '@vetsync/ui/components/ToggleButtonGroup';
import type { Tree } from '@vetsync/ui/components/Tree';

/* Checked by `tsc`. What a control's props are called is the same everywhere, and the same as in react-aria. */

interface Controls {
  Calendar: typeof Calendar;
  Checkbox: typeof Checkbox;
  CheckboxGroup: typeof CheckboxGroup;
  CodeField: typeof CodeField;
  ComboBox: typeof ComboBox;
  DatePicker: typeof DatePicker;
  DateRangePicker: typeof DateRangePicker;
  DateTimePicker: typeof DateTimePicker;
  FileDrop: typeof FileDrop;
  FileUpload: typeof FileUpload;
  MonthPicker: typeof MonthPicker;
  NumberField: typeof NumberField;
  PasswordField: typeof PasswordField;
  RadioGroup: typeof RadioGroup;
  SearchField: typeof SearchField;
  Select: typeof Select;
  Slider: typeof Slider;
  Switch: typeof Switch;
  TagGroup: typeof TagGroup;
  TagsInput: typeof TagsInput;
  TextArea: typeof TextArea;
  TextField: typeof TextField;
  TimeField: typeof TimeField;
  ToggleButtonGroup: typeof ToggleButtonGroup;
}
interface Openable {
  Accordion: typeof Accordion;
  Disclosure: typeof Disclosure;
  MoreFilters: typeof MoreFilters;
  Tree: typeof Tree;
}

type KeysOf<Component> = Component extends (props: infer Props) => unknown ? keyof Props : never;
/** The props of this list that a component lacks, as `TextField.form`. */
type Missing<Components, Props extends string> = {
  [Name in keyof Components & string]: `${Name}.${Exclude<Props, KeysOf<Components[Name]>>}`;
}[keyof Components & string];
type Surplus<Components, Props extends string> = {
  [Name in keyof Components & string]: `${Name}.${Extract<Props, KeysOf<Components[Name]>>}`;
}[keyof Components & string];
/** Compiles only if the first type is the second. The error shows what it is instead. */
type Is<Found extends Expected, Expected> = [Expected] extends [Found] ? true : never;

/** `DateRangePicker` has a name for each of its two dates. */
export const takesItsForm: Is<Missing<Controls, 'id' | 'ref' | 'name' | 'form' | 'isDisabled'>, never> = true;

/** The others always have a value, or leave it to what adds their values. */
export const canBeRequired: Is<
  Missing<Controls, 'isRequired'>,
  | 'Calendar.isRequired'
  | 'Slider.isRequired'
  | 'Switch.isRequired'
  | 'TagGroup.isRequired'
  | 'ToggleButtonGroup.isRequired'
> = true;

type Value = 'value' | 'defaultValue' | 'onChange';
type Selected = 'isSelected' | 'defaultSelected' | 'onChange';
type Checked = Pick<Controls, 'Checkbox' | 'Switch'>;
type OfOtherKind =
  | keyof Checked
  | 'DateRangePicker'
  | 'FileDrop'
  | 'FileUpload'
  | 'TagGroup'
  | 'ToggleButtonGroup';

export const keepsItsValue: readonly [
  Is<Missing<Omit<Controls, OfOtherKind>, Value>, never>,
  Is<Missing<Pick<Controls, 'DateRangePicker'>, Value | 'startName' | 'endName'>, never>,
  Is<Missing<Checked, Selected>, never>,
  Is<Missing<Pick<Controls, 'FileDrop'>, 'file' | 'defaultFile' | 'onSelect' | 'onRemove'>, never>,
  Is<Missing<Pick<Controls, 'TagGroup'>, 'items' | 'defaultItems' | 'onRemove'>, never>,
  Is<
    Missing<
      Pick<Controls, 'ToggleButtonGroup'>,
      'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange'
    >,
    never
  >,
  Is<Missing<{ Tabs: typeof Tabs }, 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'>, never>,
] = [true, true, true, true, true, true, true];

export const opensAsInReactAria: readonly [
  Is<
    Missing<Omit<Openable, 'Accordion' | 'Tree'>, 'isExpanded' | 'defaultExpanded' | 'onExpandedChange'>,
    never
  >,
  Is<
    Missing<
      Pick<Openable, 'Accordion' | 'Tree'>,
      'expandedKeys' | 'defaultExpandedKeys' | 'onExpandedChange'
    >,
    never
  >,
] = [true, true];

/** Names of the DOM and of other libraries for the same things. */
type Foreign = 'checked' | 'disabled' | 'required' | 'readOnly' | 'need' | 'open';
export const hasNoOtherNames: Is<Surplus<Controls & Openable, Foreign>, never> = true;

/** `error` shows what is wrong, so react-aria's own checks don't run. */
type Unchecked = 'validate' | 'validationBehavior' | 'minLength' | 'maxLength' | 'pattern';
export const hasNoCheckThatDoesNothing: Is<Surplus<Controls, Unchecked>, never> = true;

type PressHandler = NonNullable<Parameters<typeof Button>[0]['onPress']>;
export const tellsHowItWasPressed: Is<Parameters<PressHandler>, [PressEvent]> = true;

import type { SelectOption } from '../Select/Select.types.ts';

export interface ComboBoxOption<Value extends string = string> extends SelectOption<Value> {
  /** Also found by these words: abbreviations, other names. */
  keywords?: readonly string[];
  isDisabled?: boolean;
}

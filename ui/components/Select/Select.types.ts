export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Language of the label if it isn't the reader's: `en` for official names. */
  lang?: string;
  /** A line below the label that helps to choose. */
  help?: string;
  /** Heading above this option and those of the same section that follow it. */
  section?: string;
}

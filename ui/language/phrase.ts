/** A text by its code, `family.key`, and the values that it needs. */
export interface CodedPhrase {
  readonly code: string;
  readonly values?: readonly (string | number | Phrase)[];
  /** What is shown without words for this code. */
  readonly fallback?: string;
}

/**
 * A text that components take. Strings are shown as they are. Those of `@vetsync/machines` are the same type, so that both
 * packages can be used without each other.
 */
export type Phrase = string | CodedPhrase;

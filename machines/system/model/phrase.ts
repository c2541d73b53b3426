type Value = string | number | Phrase;

/** One of the product's texts: `family.key`, and the values it needs. Screens write it in the reader's language. */
export interface CodedPhrase {
  readonly code: string;
  readonly values?: readonly Value[];
  /** What the server says in English, for a reader without words for this code. */
  readonly fallback?: string;
}

/** A text for the reader. Strings are shown as they are: names, and what people or the server wrote. */
export type Phrase = string | CodedPhrase;

/** Writes a phrase in the reader's language, for texts that leave the screen, such as files and drafts of messages. */
export type WritePhrase = (phrase: Phrase) => string;

/**
 * The phrases of a family by key, with the values that each needs. `@vetsync/ui` has the words.
 *
 *     const leadsPhrase = phrasesOf<{ sent: []; refused: [reasons: string] }>('leads');
 *     leadsPhrase('refused', 'Name too long'); // { code: 'leads.refused', values: ['Name too long'] }
 */
export const phrasesOf =
  <Phrases extends Record<string, readonly Value[]>>(family: string) =>
  <Key extends keyof Phrases & string>(key: Key, ...values: Phrases[Key]): CodedPhrase => ({
    code: `${family}.${key}`,
    ...(values.length > 0 && { values }),
  });

/**
 * The codes of a family's phrases, as messages of schemas. A limit that an input breaks becomes the phrase's value.
 *
 *     z.maxLength(100, leadsCode('nameTooLong')) // { code: 'leads.nameTooLong', values: [100] }
 */
export const codesOf =
  <Phrases extends Record<string, readonly Value[]>>(family: string) =>
  (key: keyof Phrases & string): string =>
    `${family}.${key}`;

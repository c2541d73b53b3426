type Value = string | number | Phrase;

/** One of the product's texts: `family.key`, and the values it needs. Screens write it in the reader's language. */
export interface CodedPhrase {
  readonly code: string;
  readonly values?: readonly Value[];
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

/** Texts of the samples. Invented people wrote them in English, and they stay English on Spanish pages. */
const written = new Set<string>();

/** Remembers the texts in the values of a module of samples. The Spanish build adds the calls. */
export function rememberEnglish(value: unknown): void {
  if (typeof value === 'string') written.add(value);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(rememberEnglish);
}

const letter = /\p{L}/u;
/** A rank with its branch, or a job with its company, is shown as one text. */
const isKnown = (text: string) =>
  text.split(/, | · /).every((part) => written.has(part) || !letter.test(part));

/** Single words may be Spanish too: `Hospital`. */
const isEnglish = (text: string) =>
  text.includes(' ') && letter.test(text) && (written.has(text) || isKnown(text));

/** Whether all that an element says is a text of the samples, so that it gets `lang`. */
export const isWrittenInEnglish = (children: unknown): boolean =>
  typeof children === 'string' && isEnglish(children);

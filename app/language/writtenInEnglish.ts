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
  written.has(text) || text.split(/, | · /).every((part) => written.has(part) || !letter.test(part));

/** Single words may be Spanish too: `Hospital`. */
const isEnglish = (text: string) => text.includes(' ') && letter.test(text) && isKnown(text);

/** Whether all that an element says are texts of the samples, so that it gets `lang`. */
export function isWrittenInEnglish(children: unknown): boolean {
  if (!Array.isArray(children)) return typeof children === 'string' && isEnglish(children);
  const said: readonly unknown[] = children.filter(
    (child) => child !== null && child !== undefined && typeof child !== 'boolean',
  );
  const texts = said.filter((child) => typeof child === 'string');
  return texts.length === said.length && texts.some(isEnglish) && texts.every((text) => isKnown(text.trim()));
}

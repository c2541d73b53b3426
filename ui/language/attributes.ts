/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/**
 * What the element needs whose content is in a language: `<html {...languageAttributes('ar')}>`. The provider sets it in the
 * browser. A server that renders the page writes it, so that the first paint has the right direction.
 *
 * @param locale BCP 47 tag, such as `es-US`.
 * @throws RangeError if it is none.
 */
export function languageAttributes(locale: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const { script = '' } = new Intl.Locale(locale).maximize();
  return { lang: locale, dir: rightToLeft.has(script) ? 'rtl' : 'ltr' };
}

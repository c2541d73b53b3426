import { language, locale } from '../../language/language.ts';

/** The person's own variant of the page's language, such as en-GB. */
const ownVariant = () => navigator.languages.find((tag) => tag.split('-')[0] === language);

const read = () => ({
  locale: ownVariant() ?? locale,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
let known: ReturnType<typeof read> | undefined;

/** Locale, time zone and time of this browser. Updated when the person returns to the page, because the time zone may change. */
export function browserIntl() {
  if (known) return known;
  known = read();
  addEventListener('visibilitychange', () => (known = undefined), { once: true });
  return known;
}

import type { Plugin } from 'vite';

/** A module with what react-aria says in one language, such as `react-aria/dist/private/intl/combobox/fr-FR.mjs`. */
const texts =
  /[\\/]node_modules[\\/]react-(?:aria|stately)[^?]*[\\/]intl[\\/]\w+[\\/]([a-z]{2}-[A-Z]{2})\.m?js$/;

/** What react-aria reads if it has no texts in a language. */
const fallback = 'en-US';

/**
 * Keeps only one language of what react-aria says by itself. It comes in 34, and chooses by the browser's language where a
 * page names none. Without the others, it speaks the language of the page.
 */
export const ariaTexts = (language: 'en' | 'es'): Plugin => ({
  name: 'aria-texts',
  enforce: 'pre',
  load(id) {
    const [, locale] = texts.exec(id) ?? [];
    const isKept = locale === undefined || locale === fallback || locale.startsWith(`${language}-`);
    return isKept ? null : 'export default undefined;';
  },
});

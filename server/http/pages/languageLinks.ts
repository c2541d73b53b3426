import { defaultLanguage, languages, pathIn } from '@vetsync/machines/system/model';
import type { Language } from '@vetsync/machines/system/model';

/** A link in the head of a page, or in its `Link` header. */
interface PageLink {
  rel: 'canonical' | 'alternate';
  /** A language, or `x-default` for people who speak none of them. */
  hreflang?: string;
  href: string;
}

/**
 * The canonical address of a page, and the page in each language, for search engines. They only accept whole addresses, so
 * these name the site as it is configured, whatever host was asked for.
 *
 * @param address - Path and query of the page in the default language.
 */
export function languageLinks(origin: string, address: string, language: Language): PageLink[] {
  const href = (of: Language) => origin + pathIn(of, address);
  return [
    { rel: 'canonical', href: href(language) },
    ...languages.map((of): PageLink => ({ rel: 'alternate', hreflang: of, href: href(of) })),
    { rel: 'alternate', hreflang: 'x-default', href: href(defaultLanguage) },
  ];
}

/** Links as a header, for pages that were built before the site's address was known. */
export const linkHeader = (links: readonly PageLink[]): string =>
  links
    .map(({ rel, hreflang, href }) => `<${href}>; rel="${rel}"${hreflang ? `; hreflang="${hreflang}"` : ''}`)
    .join(', ');

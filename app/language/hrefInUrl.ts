import { base } from './language.es.ts';

/** The address in this language of a link to one of our pages. Files, the API and other sites have one address only. */
export const hrefInUrl = (href: string): string =>
  /^\/(?!\/|api\/|assets\/)/.test(href) ? base + href : href;

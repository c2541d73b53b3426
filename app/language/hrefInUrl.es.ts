import { base } from './language.es.ts';

const google = /^(\/api\/auth\/google)(?:\?returnTo=([^&]*))?$/;

/**
 * Adds the language to a link to a page of this site. Files, the API and other sites have one URL for all languages. For
 * Google sign-in, the language is added to the page to return to.
 */
export function hrefInUrl(href: string): string {
  const [, route, returnTo = encodeURIComponent('/')] = google.exec(href) ?? [];
  if (route !== undefined) return `${route}?returnTo=${encodeURIComponent(base)}${returnTo}`;
  return /^\/(?!\/|api\/|assets\/)/.test(href) ? base + href : href;
}

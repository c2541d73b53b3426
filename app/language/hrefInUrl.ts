import { base } from './language.es.ts';

const google = /^(\/api\/auth\/google)(?:\?returnTo=([^&]*))?$/;

/**
 * The address in this language of a link to one of our pages. Files, the API and other sites have one address only. The
 * way to Google names the page to come back to.
 */
export function hrefInUrl(href: string): string {
  const [, route, returnTo = encodeURIComponent('/')] = google.exec(href) ?? [];
  if (route !== undefined) return `${route}?returnTo=${encodeURIComponent(base)}${returnTo}`;
  return /^\/(?!\/|api\/|assets\/)/.test(href) ? base + href : href;
}

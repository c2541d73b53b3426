import { hrefInUrl } from '../language/hrefInUrl.ts';
import { pathWithin } from '../language/paths.ts';
import { pageAt } from '../routes/pageAt.ts';
import { navigateTo } from './navigateTo.ts';

/** Follows a link. The browser loads what is no page of the app, such as files and the API, and jumps within a page. */
export function follow(href: string): void {
  const { href: url, pathname, search, hash } = new URL(hrefInUrl(href), location.href);
  const path = pathWithin(pathname);
  const isJump = hash !== '' && pathname === location.pathname && search === location.search;
  if (path === null || isJump || !pageAt(path)) location.assign(url);
  else navigateTo(path + search + hash);
}

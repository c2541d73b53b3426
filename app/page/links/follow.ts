import { pathWithin } from '../../language/paths.ts';
import { pageAt } from '../../routes/pageAt.ts';
import { navigateTo, urlOf } from '../navigateTo.ts';

/** Follows a link. The browser loads what is no page of the app, such as files and the API. */
export function follow(href: string): void {
  const { href: url, pathname, search, hash } = new URL(urlOf(href), location.href);
  const path = pathWithin(pathname);
  if (path === null || !pageAt(path)) location.assign(url);
  else navigateTo(path + search + hash);
}

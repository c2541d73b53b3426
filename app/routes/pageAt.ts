import { routes } from '@vetsync/machines/shell/model';
import { parse } from 'regexparam';
import { pages, type PageName } from './table.ts';

const knownPages = (Object.keys(pages) as PageName[]).map((name) => ({
  page: pages[name],
  path: parse(routes[name].pattern).pattern,
  isGuarded: routes[name].requires !== 'none',
}));

/** The page at a path of this site, without its language; undefined if the app has none there. */
export const pageAt = (path: string) => knownPages.find((known) => known.path.test(path));

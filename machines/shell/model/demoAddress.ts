import type { Role } from '../../account/model/roles.ts';
import { formatQuery, parseQuery } from '../../model/text/query.ts';
import { tabsOf } from './navigation.ts';
import { demoBase, demoHref } from './routes.ts';
import { demoScreens, isTabPath, screenOf, signedOutRole, tabOf } from './shellRoute.ts';

/**
 * The URL in the demo of an address of the platform. The profile that was chosen is in the query, nobody acts for an
 * organization, and an organization has a page apart (feature spec, section 2). Other addresses are those of the site.
 *
 * @param current the role of the chosen profile, where the address names none
 */
export function demoAddress(href: string, current: Role): string {
  const [named = '', search = ''] = href.split('?');
  const path = named.replace(/^\/platform\/marketplace(?=\/organization\/[^/]+$)/, '');
  const screen = isTabPath(path) ? null : screenOf(path);
  if (!screen && !isTabPath(path)) return href;
  const { as: _acting, role = current, ...query } = parseQuery(search);
  // A screen belongs to one profile, so only another role is in its query.
  const isOfProfile = screen !== null && role === demoScreens[screen].role;
  const end = formatQuery(isOfProfile ? query : { ...query, role });
  if (screen) return demoBase + path + end;
  const owner = role === signedOutRole ? 'user' : (role as Role);
  const [, , tab = '', ...detail] = path.split('/');
  const { value } = tabOf(owner, tab, tabsOf[owner]);
  const steps = value === 'dashboard' && detail.length === 0 ? [] : [value, ...detail];
  return [demoHref, ...steps].join('/') + end;
}

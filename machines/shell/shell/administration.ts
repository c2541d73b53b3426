import { phrasesOf } from '../../system/model/phrase.ts';
import { actingAsSelf, bottomBarTabs, shellHref } from '../model/index.ts';
import type { NavigationIcon } from '../model/index.ts';
import type { ShellView, TabLink } from './shell.view.ts';

/** Names of the administrators' pages, with short ones for phones. */
export type AdministrationPhrases = Readonly<
  Record<
    | 'overview'
    | 'overviewShort'
    | 'organizations'
    | 'organizationsShort'
    | 'reports'
    | 'requests'
    | 'requestsShort'
    | 'leads'
    | 'leadsShort'
    | 'users'
    | 'data'
    | 'own',
    []
  >
>;
type PageName = keyof AdministrationPhrases;
const administrationPhrase = phrasesOf<AdministrationPhrases>('administration');

const page = (name: PageName, icon: NavigationIcon, href: string, short = name) => ({
  name,
  icon,
  href,
  short,
});

/** The administrators' pages: what awaits a decision first, so that a phone's bottom bar has it. */
const pages = [
  page('overview', 'administration', '/admin-dashboard', 'overviewShort'),
  page('organizations', 'departments', '/admin-dashboard?tab=organizations', 'organizationsShort'),
  page('reports', 'reports', '/admin-dashboard?tab=reports'),
  page('requests', 'services', '/leads-admin/requests', 'requestsShort'),
  page('leads', 'leads', '/leads-admin', 'leadsShort'),
  page('users', 'community', '/admin-dashboard?tab=users'),
  page('data', 'analytics', '/admin-dashboard?tab=data'),
  page('own', 'profile', shellHref({ role: 'user', tab: 'dashboard', query: { as: actingAsSelf } })),
];

/**
 * The shell around an administrators' page: with these pages in the place of the tabs.
 *
 * @param current Address of the page, without its filters.
 */
export function administrationShell(shell: ShellView, current: string): ShellView {
  const tabs = pages.map(({ name, icon, href, short }): TabLink => ({
    value: name,
    label: administrationPhrase(name),
    shortLabel: administrationPhrase(short),
    icon,
    badge: null,
    current: href === current,
    href,
  }));
  const more = tabs.slice(bottomBarTabs);
  return {
    ...shell,
    sidebar: { ...shell.sidebar, tabs },
    bottomBar: {
      tabs: tabs.slice(0, bottomBarTabs),
      more,
      currentInMore: more.some((tab) => tab.current),
    },
    adminLinks: [],
    content: { ...shell.content, role: 'admin', page: current },
  };
}

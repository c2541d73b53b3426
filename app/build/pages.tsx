import { renderToString } from 'react-dom/server';
import {
  accountHref,
  accountSections,
  passwordMinLength,
  type Role,
  type SignInMethods,
} from '@vetsync/machines/account/model';
import { adminHref, noUserFilters } from '@vetsync/machines/admin/model';
import {
  accountTabsOf,
  demoAddress,
  demoScreens,
  signedOutRole,
  pageTitle,
  routes,
  shellHref,
  signedOutHref,
  standaloneOf,
  tabOf,
  tabsOf,
  type DemoScreen,
  type TabValue,
} from '@vetsync/machines/shell/model';
import type { Phrase } from '@vetsync/machines/system/model';
import { productName } from '@vetsync/machines/system/model';
import { demoRoles } from '@vetsync/machines/model/world';
import { writePhrase } from '@vetsync/ui/language';
// Defines the names of the tabs and pages.
import '@vetsync/ui/screens/system/parts/PageTitles.phrases';
import '@vetsync/ui/screens/shell/Shell.phrases';
import { App } from '../App.tsx';
import { pathInUrl } from '../language/paths.ts';
import { ErrorBoundary, pageFailed } from '../page/ErrorBoundary.tsx';
import { createRoot } from '../root.ts';
import { pages, type PageName } from '../routes/table.ts';

/** A page to prerender. */
export interface PageToRender {
  /** Its URL, which the script reads from `data-route` of the root element. */
  url: string;
  /** Query values that a URL must have to get this page; null for names that it must not have. */
  when: Readonly<Record<string, string | null>>;
  /** Whether it is also served for all paths below its own. */
  below: boolean;
  page: PageName;
  title: string;
  /** Whether search engines may list it: a page that needs no account, and no more than its own URL. */
  isPublic: boolean;
  /** The modules that make it usable, by path within `app`. */
  modules: readonly string[];
  /** The sign-in methods on the sign-in page; null on other pages. */
  signInMethods: SignInMethods | null;
  /** URLs of the API that it calls immediately, to preload them. */
  apiUrls: readonly string[];
}

const defaults = { when: {}, below: false, isPublic: false, signInMethods: null, apiUrls: [] };
const withProductName = (title: Phrase) => `${writePhrase(title)} · ${productName}`;
const startModules = ['main.ts', 'start.tsx'];
const demoModules = [...startModules, 'routes/demoPlatform.tsx'];
const guardedModules = [...startModules, 'serverActors.ts', 'page/Guarded.tsx'];
const sessionUrls = ['/api/auth/session'];

/** The modules of a veteran's tabs. A portal first loads the list of its tabs. */
const veteranTabs: Partial<Record<TabValue, string>> = {
  dashboard: 'home/HomeTab.tsx',
  profile: 'profile/ProfileTab.tsx',
  wellness: 'wellness/WellnessTab.tsx',
  education: 'education/EducationTab.tsx',
  career: 'career/CareerTab.tsx',
  community: 'community/CommunityTab.tsx',
  marketplace: 'marketplace/MarketplaceTab.tsx',
  messages: 'messages/OwnInboxTab.tsx',
  'ai-battle-buddy': 'battleBuddy/BattleBuddyTab.tsx',
};
const tabModule = (role: Role, tab: TabValue) =>
  `platform/tabs/${(role === 'user' && veteranTabs[tab]) || 'portal/portals.ts'}`;

const landing: PageToRender = {
  ...defaults,
  url: routes.landing.pattern,
  isPublic: true,
  page: 'landing',
  title: productName,
  modules: ['main.ts'],
};

/** One for sites with Google sign-in and one without. The server picks the one that matches its configuration. */
const auth = [false, true].flatMap((google) =>
  ['sign-up', null].map((tab): PageToRender => ({
    ...defaults,
    url: routes.auth.pattern + (tab === null ? '' : `?tab=${tab}`),
    // The other ways to sign in are loaded when they are chosen.
    when: { way: null, mfa: null, ...(tab !== null && { tab }) },
    isPublic: true,
    page: 'auth',
    title: withProductName(pageTitle('auth_password')),
    modules: [...startModules, 'serverActors.ts', 'routes/auth.tsx'],
    signInMethods: { google, verification: false, passwordMinLength },
    apiUrls: sessionUrls,
  })),
);

/** A veteran's pages come last, because they also match URLs without a role. */
const demoTabs = demoRoles
  .toSorted((a, b) => Number(a === 'user') - Number(b === 'user'))
  .flatMap((role) =>
    tabsOf[role].map(({ value, label }): PageToRender => ({
      ...defaults,
      url: demoAddress(shellHref({ role, tab: value }), role),
      when: role === 'user' ? {} : { role },
      below: true,
      isPublic: true,
      page: 'demoPlatform',
      title: withProductName(label),
      modules: [...demoModules, tabModule(role, value)],
    })),
  );

/** The visitor has signed out of the demo and chooses a profile. */
const demoProfileChoice: PageToRender = {
  ...defaults,
  url: demoAddress(signedOutHref, 'user'),
  when: { role: signedOutRole },
  page: 'demoPlatform',
  title: withProductName(tabOf('user', 'dashboard').label),
  modules: [...demoModules, tabModule('user', 'dashboard')],
};

const demoPages = (Object.keys(demoScreens) as DemoScreen[])
  .filter((name) => !routes[name].pattern.includes(':'))
  .map((name): PageToRender => {
    const { role, tab } = demoScreens[name];
    const standalone = standaloneOf(name);
    return {
      ...defaults,
      url: routes[name].pattern,
      when: { role: null },
      isPublic: true,
      page: name,
      title: withProductName(standalone ? pageTitle(standalone) : tabOf(role, tab).label),
      modules: [...demoModules, tabModule(role, tab)],
    };
  });

const platform = accountTabsOf.user.map(({ value, label }): PageToRender => ({
  ...defaults,
  url: shellHref({ role: 'user', tab: value }),
  below: true,
  page: 'platform',
  title: withProductName(label),
  modules: [...guardedModules, 'routes/platform.tsx', tabModule('user', value)],
  apiUrls: sessionUrls,
}));

const account = accountSections.map((section): PageToRender => ({
  ...defaults,
  url: accountHref(section),
  page: 'account',
  title: withProductName(pageTitle(`account_${section}`)),
  modules: [...guardedModules, 'routes/account.tsx', `routes/account/${section}.tsx`],
  apiUrls: sessionUrls,
}));

const newOrganization: PageToRender = {
  ...defaults,
  url: routes.newOrganization.pattern,
  page: 'newOrganization',
  title: withProductName(pageTitle('newOrganization')),
  modules: [...guardedModules, 'routes/newOrganization.tsx'],
  apiUrls: sessionUrls,
};

const leads: PageToRender = {
  ...defaults,
  url: routes.leadsAdmin.pattern,
  page: 'leadsAdmin',
  title: withProductName(pageTitle('leadsAdmin')),
  modules: [...guardedModules, 'routes/leadsAdmin.tsx'],
  apiUrls: sessionUrls,
};

const requests: PageToRender = {
  ...defaults,
  url: routes.requestsAdmin.pattern,
  page: 'requestsAdmin',
  title: withProductName(pageTitle('requestsAdmin')),
  modules: [...guardedModules, 'routes/requestsAdmin.tsx'],
  apiUrls: sessionUrls,
};

const adminTabs = (['users', 'organizations', 'overview'] as const).map((tab): PageToRender => ({
  ...defaults,
  url: adminHref({ tab, filters: noUserFilters }),
  when: { tab: tab === 'overview' ? null : tab },
  page: 'adminDashboard',
  title: withProductName(pageTitle('adminDashboard')),
  modules: [...guardedModules, 'routes/adminDashboard.tsx', `routes/admin/${tab}.tsx`],
  apiUrls: sessionUrls,
}));

/** Pages that emailed links open. The token is in the fragment, which only the browser sees. */
const emailLinkPages = (
  ['confirmEmail', 'oneTimeLink', 'resetPassword', 'confirmNewEmail', 'joinOrganization'] as const
).map((page): PageToRender => ({
  ...defaults,
  url: routes[page].pattern,
  page,
  title: withProductName(pageTitle(page)),
  modules: [...startModules, 'serverActors.ts', `routes/${page}.tsx`],
}));

export const pagesToRender: readonly PageToRender[] = [
  landing,
  ...auth,
  demoProfileChoice,
  ...demoTabs,
  ...demoPages,
  ...platform,
  ...account,
  newOrganization,
  leads,
  requests,
  ...adminTabs,
  ...emailLinkPages,
];

/** A page in its initial state: session unknown, nothing open. */
export async function render({ url, page, signInMethods }: PageToRender): Promise<string> {
  const { pathname: path, search, href } = new URL(url, 'http://site.invalid');
  // Pages read `location`, which doesn't exist here.
  Object.assign(globalThis, { location: { pathname: pathInUrl(path), search, href } });
  await pages[page].preload();
  // Same tree as in `start.tsx`, with `null` instead of `Begin`, because React derives generated ids from the tree's shape.
  return renderToString(
    <ErrorBoundary fallback={pageFailed}>
      <App root={createRoot({ path, search, methods: signInMethods })} />
      {null}
    </ErrorBoundary>,
  );
}

/** Patterns of all pages in wouter's syntax, so that the server can respond with 404 to other paths. */
export const patterns = (Object.keys(pages) as PageName[]).map((name) => routes[name].pattern);

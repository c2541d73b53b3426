import { renderToString } from 'react-dom/server';
import {
  accountHref,
  accountSections,
  accountTitles,
  passwordMinLength,
  type Role,
  type SignInMethods,
} from '@vetsync/machines/account/model';
import { adminHref, everyUser } from '@vetsync/machines/admin/model';
import { authTitles } from '@vetsync/machines/auth/model';
import {
  demoScreens,
  nobody,
  routes,
  shellHref,
  signedOutHref,
  tabOf,
  tabsOf,
  type DemoScreen,
  type TabValue,
} from '@vetsync/machines/shell/model';
import { productName } from '@vetsync/machines/system/model';
import { demoRoles } from '@vetsync/machines/model/world';
import { App } from '../App.tsx';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { createRoot } from '../root.ts';
import { pages, type PageName } from '../routes/table.ts';

/** A page that is drawn before anybody asks for it. */
export interface PageToRender {
  /** Its address; `data-route` of the root element says it to the script. */
  url: string;
  /** What the query of an address says where this page is meant; null: what it must not name. */
  when: Readonly<Record<string, string | null>>;
  /** Whether it also stands for what is below its path. */
  below: boolean;
  page: PageName;
  title: string;
  /** The modules without which it is not usable, by their path within the app. */
  modules: readonly string[];
  /** What the sign-in page offers; null on every other page. */
  methods: SignInMethods | null;
  /** What it asks the server for at once. */
  calls: readonly string[];
}

const plain = { when: {}, below: false, methods: null, calls: [] };
const titled = (title: string) => `${title} · ${productName}`;
const start = ['main.ts', 'start.tsx'];
const demo = [...start, 'routes/demoPlatform.tsx'];
const guarded = [...start, 'served.ts', 'page/Guarded.tsx'];
const calls = ['/api/auth/session'];

/** The modules that draw the tabs of a veteran; a portal first fetches the list of its tabs. */
const veteranTabs: Partial<Record<TabValue, string>> = {
  dashboard: 'home/HomeTab.tsx',
  profile: 'profile/ProfileTab.tsx',
  wellness: 'wellness/WellnessTab.tsx',
  education: 'education/EducationTab.tsx',
  career: 'career/CareerTab.tsx',
  community: 'community/CommunityTab.tsx',
  marketplace: 'marketplace/MarketplaceTab.tsx',
  'ai-battle-buddy': 'battleBuddy/BattleBuddyTab.tsx',
};
const tabModule = (role: Role, tab: TabValue) =>
  `platform/tabs/${(role === 'user' && veteranTabs[tab]) || 'portal/portals.ts'}`;

const landing: PageToRender = {
  ...plain,
  url: routes.landing.pattern,
  page: 'landing',
  title: routes.landing.title,
  modules: ['main.ts'],
};

/** For a site with Google and for one without, which the server knows of itself. */
const auth = [false, true].flatMap((google) =>
  ['sign-up', null].map((tab): PageToRender => ({
    ...plain,
    url: routes.auth.pattern + (tab === null ? '' : `?tab=${tab}`),
    // The other ways in are fetched when they are chosen.
    when: { way: null, mfa: null, ...(tab !== null && { tab }) },
    page: 'auth',
    title: titled(authTitles.password),
    modules: [...start, 'served.ts', 'routes/auth.tsx'],
    methods: { google, verification: false, passwordMinLength },
    calls,
  })),
);

/** Those of a veteran come last, as they also stand for an address that names nobody. */
const demoTabs = demoRoles
  .toSorted((one, other) => Number(one === 'user') - Number(other === 'user'))
  .flatMap((role) =>
    tabsOf[role].map(({ value, label }): PageToRender => ({
      ...plain,
      url: shellHref({ mode: 'demo', role, tab: value }),
      when: role === 'user' ? {} : { role },
      below: true,
      page: 'demoPlatform',
      title: titled(label),
      modules: [...demo, tabModule(role, value)],
    })),
  );

/** Somebody signed out of the demo, and chooses a profile anew. */
const demoChoice: PageToRender = {
  ...plain,
  url: signedOutHref,
  when: { role: nobody },
  page: 'demoPlatform',
  title: titled(tabOf('user', 'dashboard').label),
  modules: [...demo, tabModule('user', 'dashboard')],
};

const demoPages = (Object.keys(demoScreens) as DemoScreen[])
  .filter((name) => !routes[name].pattern.includes(':'))
  .map((name): PageToRender => {
    const { role, tab, whole } = demoScreens[name];
    return {
      ...plain,
      url: routes[name].pattern,
      when: { role: null },
      page: name,
      title: titled(whole ? routes[name].title : tabOf(role, tab).label),
      modules: [...demo, tabModule(role, tab)],
    };
  });

const platform = tabsOf.user.map(({ value, label }): PageToRender => ({
  ...plain,
  url: shellHref({ mode: 'account', role: 'user', tab: value }),
  below: true,
  page: 'platform',
  title: titled(label),
  modules: [...guarded, 'routes/platform.tsx', tabModule('user', value)],
  calls,
}));

const account = accountSections.map((section): PageToRender => ({
  ...plain,
  url: accountHref(section),
  page: 'account',
  title: titled(accountTitles[section]),
  modules: [...guarded, 'routes/account.tsx', `routes/account/${section}.tsx`],
  calls,
}));

const leads: PageToRender = {
  ...plain,
  url: routes.leadsAdmin.pattern,
  page: 'leadsAdmin',
  title: titled(routes.leadsAdmin.title),
  modules: [...guarded, 'routes/leadsAdmin.tsx'],
  calls,
};

const requests: PageToRender = {
  ...plain,
  url: routes.requestsAdmin.pattern,
  page: 'requestsAdmin',
  title: titled(routes.requestsAdmin.title),
  modules: [...guarded, 'routes/requestsAdmin.tsx'],
  calls,
};

const adminTabs = (['users', 'overview'] as const).map((tab): PageToRender => ({
  ...plain,
  url: adminHref({ tab, filters: everyUser }),
  when: { tab: tab === 'overview' ? null : tab },
  page: 'adminDashboard',
  title: titled(routes.adminDashboard.title),
  modules: [...guarded, 'routes/adminDashboard.tsx', `routes/admin/${tab}.tsx`],
  calls,
}));

/** What mails lead to. Which link it is stands in the fragment, which only the browser knows. */
const mailed = (['confirmEmail', 'oneTimeLink', 'resetPassword', 'confirmNewEmail'] as const).map(
  (page): PageToRender => ({
    ...plain,
    url: routes[page].pattern,
    page,
    title: titled(routes[page].title),
    modules: [...start, 'served.ts', `routes/${page}.tsx`],
  }),
);

export const pagesToRender: readonly PageToRender[] = [
  landing,
  ...auth,
  demoChoice,
  ...demoTabs,
  ...demoPages,
  ...platform,
  ...account,
  leads,
  requests,
  ...adminTabs,
  ...mailed,
];

/** A page as every visitor first sees it: nobody known yet, nothing open. */
export async function render({ url, page, methods }: PageToRender): Promise<string> {
  const { pathname: path, search, href } = new URL(url, 'http://site.invalid');
  // Pages read where they are; while one is drawn here, this is where.
  Object.assign(globalThis, { location: { pathname: path, search, href } });
  await pages[page].preload();
  // As `start.tsx` has it: React derives generated ids from the shape of the tree, `null` standing for `Begin`.
  return renderToString(
    <ErrorBoundary>
      <App root={createRoot({ path, search, methods })} />
      {null}
    </ErrorBoundary>,
  );
}

/** Patterns of the places the app has a page for, in wouter's syntax, so that the server can tell a 404. */
export const patterns = (Object.keys(pages) as PageName[]).map((name) => routes[name].pattern);

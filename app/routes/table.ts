import {
  demoScreens,
  pageTitle,
  parseShellRoute,
  routes,
  type DemoScreen,
  type PageTitles,
  type RouteName,
} from '@vetsync/machines/shell/model';
import { hasPortal } from '@vetsync/machines/account/model';
import { currentLocation } from '../page/location.ts';
import { withGuard } from '../page/withGuard.tsx';
import { lazyPage, type LoadedPage, type LoadPage } from '../page/page.tsx';
import type { ServerPage } from './serverPages.ts';

function guarded(name: RouteName, load: LoadPage): LoadPage {
  const { requires } = routes[name];
  return requires === 'none' ? load : withGuard(requires, load);
}

const fromServerPages =
  (name: ServerPage): LoadPage =>
  async () =>
    (await import('./serverPages.ts')).serverPages[name]();

/** A page that calls the server, wrapped in its guard if it has one. */
const serverPage = (name: ServerPage & keyof PageTitles) =>
  lazyPage(guarded(name, fromServerPages(name)), pageTitle(name));
/** A page that sets its title itself, because it depends on more than the route. */
const serverPageOfScreens = (name: Exclude<ServerPage, keyof PageTitles>) =>
  lazyPage(guarded(name, fromServerPages(name)));

/** For a link directly to a portal, loads the list of its tabs in parallel with the shell. */
async function loadDemo() {
  const { path, search } = currentLocation();
  const { role } = parseShellRoute(path, search);
  const [{ demoPage }] = await Promise.all([
    import('./demoPlatform.tsx'),
    hasPortal(role) && import('../platform/tabs/portal/portals.ts'),
  ]);
  return demoPage();
}

const demo = lazyPage(loadDemo);
const demoPages = Object.fromEntries(Object.keys(demoScreens).map((name) => [name, demo])) as Record<
  DemoScreen,
  LoadedPage
>;

/** The page of each route. Titles, patterns and access are in `machines/shell/model/routes.ts`. */
export const pages = {
  landing: lazyPage(() => import('./landing.tsx'), pageTitle('landing')),
  auth: serverPageOfScreens('auth'),
  confirmEmail: serverPage('confirmEmail'),
  oneTimeLink: serverPage('oneTimeLink'),
  resetPassword: serverPage('resetPassword'),
  confirmNewEmail: serverPage('confirmNewEmail'),
  account: serverPageOfScreens('account'),
  newOrganization: serverPage('newOrganization'),
  joinOrganization: serverPage('joinOrganization'),
  organizationStaff: serverPage('organizationStaff'),
  receivedApplications: serverPage('receivedApplications'),
  organizationMessages: serverPage('organizationMessages'),
  organizationListings: serverPage('organizationListings'),
  jobImport: serverPage('jobImport'),
  listingEditor: serverPage('listingEditor'),
  organization: serverPage('organization'),
  leadsAdmin: serverPage('leadsAdmin'),
  requestsAdmin: serverPage('requestsAdmin'),
  adminDashboard: serverPage('adminDashboard'),
  platform: serverPageOfScreens('platform'),
  demoPlatform: demo,
  veteranProfile: lazyPage(() => import('./veteranProfile.tsx'), pageTitle('veteranProfile')),
  ...demoPages,
} satisfies Partial<Record<RouteName, LoadedPage>>;
export type PageName = keyof typeof pages;

export const notFound = lazyPage(() => import('./notFound.tsx'), pageTitle('notFound'));

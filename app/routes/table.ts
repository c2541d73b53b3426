import {
  demoScreens,
  pageTitle,
  readShellRoute,
  routes,
  type DemoScreen,
  type PageTitles,
  type RouteName,
} from '@vetsync/machines/shell/model';
import { hasPortal } from '@vetsync/machines/account/model';
import { locationNow } from '../page/location.ts';
import { withGuard } from '../page/withGuard.tsx';
import { page, type LoadedPage, type LoadPage } from '../page/page.tsx';

function guarded(name: RouteName, load: LoadPage): LoadPage {
  const { requires } = routes[name];
  return requires === 'none' ? load : withGuard(requires, load);
}

/** The page of a route, wrapped in its guard if it has one. */
const pageOf = (name: RouteName & keyof PageTitles, load: LoadPage) =>
  page(guarded(name, load), pageTitle(name));
/** A page that sets its title itself, because it depends on more than the route. */
const pageOfScreens = (name: Exclude<RouteName, keyof PageTitles>, load: LoadPage) =>
  page(guarded(name, load));

/** For a link directly to a portal, loads the list of its tabs in parallel with the shell. */
async function loadDemo() {
  const { path, search } = locationNow();
  const { role } = readShellRoute(path, search);
  const [{ demoPage }] = await Promise.all([
    import('./demoPlatform.tsx'),
    hasPortal(role) && import('../platform/tabs/portal/portals.ts'),
  ]);
  return demoPage();
}

const demo = pageOfScreens('demoPlatform', loadDemo);
const demoPages = Object.fromEntries(Object.keys(demoScreens).map((name) => [name, demo])) as Record<
  DemoScreen,
  LoadedPage
>;

/** The page of each route. Titles, patterns and access are in `machines/shell/model/routes.ts`. */
export const pages = {
  landing: pageOf('landing', () => import('./landing.tsx')),
  auth: pageOfScreens('auth', () => import('./auth.tsx')),
  confirmEmail: pageOf('confirmEmail', () => import('./confirmEmail.tsx')),
  oneTimeLink: pageOf('oneTimeLink', () => import('./oneTimeLink.tsx')),
  resetPassword: pageOf('resetPassword', () => import('./resetPassword.tsx')),
  confirmNewEmail: pageOf('confirmNewEmail', () => import('./confirmNewEmail.tsx')),
  account: pageOfScreens('account', () => import('./account.tsx')),
  newOrganization: pageOf('newOrganization', () => import('./newOrganization.tsx')),
  joinOrganization: pageOf('joinOrganization', () => import('./joinOrganization.tsx')),
  organizationStaff: pageOf('organizationStaff', () => import('./organizationStaff.tsx')),
  organizationListings: pageOf('organizationListings', () => import('./organizationListings.tsx')),
  jobImport: pageOf('jobImport', () => import('./jobImport.tsx')),
  listingEditor: pageOf('listingEditor', () => import('./listingEditor.tsx')),
  organization: pageOf('organization', () => import('./organization.tsx')),
  leadsAdmin: pageOf('leadsAdmin', () => import('./leadsAdmin.tsx')),
  requestsAdmin: pageOf('requestsAdmin', () => import('./requestsAdmin.tsx')),
  adminDashboard: pageOf('adminDashboard', () => import('./adminDashboard.tsx')),
  platform: pageOfScreens('platform', () => import('./platform.tsx')),
  demoPlatform: demo,
  veteranProfile: pageOf('veteranProfile', () => import('./veteranProfile.tsx')),
  ...demoPages,
} satisfies Partial<Record<RouteName, LoadedPage>>;
export type PageName = keyof typeof pages;

export const notFound = page(() => import('./notFound.tsx'), pageTitle('notFound'));

import {
  demoScreens,
  readShellRoute,
  routes,
  type DemoScreen,
  type RouteName,
} from '@vetsync/machines/shell/model';
import { locationNow } from '../page/location.ts';
import { withGuard } from '../page/withGuard.tsx';
import { hasPortal } from '../platform/tabs/portal/portalRoles.ts';
import { page, type LoadedPage, type LoadPage } from '../page/page.tsx';

type Named = { namesItself?: boolean };

/** The page of a route, wrapped in its guard if it has one. */
function pageOf(name: RouteName, load: LoadPage, names: Named = {}): LoadedPage {
  const { requires } = routes[name];
  return page(requires === 'none' ? load : withGuard(requires, load), names);
}

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

/** The shell sets the title itself, because title and heading depend on the tab. */
const demo = pageOf('demoPlatform', loadDemo, { namesItself: true });
const demoPages = Object.fromEntries(Object.keys(demoScreens).map((name) => [name, demo])) as Record<
  DemoScreen,
  LoadedPage
>;

/** The page of each route. Titles, patterns and access are in `machines/shell/model/routes.ts`. */
export const pages = {
  landing: pageOf('landing', () => import('./landing.tsx')),
  auth: pageOf('auth', () => import('./auth.tsx'), { namesItself: true }),
  confirmEmail: pageOf('confirmEmail', () => import('./confirmEmail.tsx')),
  oneTimeLink: pageOf('oneTimeLink', () => import('./oneTimeLink.tsx')),
  resetPassword: pageOf('resetPassword', () => import('./resetPassword.tsx')),
  confirmNewEmail: pageOf('confirmNewEmail', () => import('./confirmNewEmail.tsx')),
  account: pageOf('account', () => import('./account.tsx'), { namesItself: true }),
  newOrganization: pageOf('newOrganization', () => import('./newOrganization.tsx')),
  leadsAdmin: pageOf('leadsAdmin', () => import('./leadsAdmin.tsx')),
  requestsAdmin: pageOf('requestsAdmin', () => import('./requestsAdmin.tsx')),
  adminDashboard: pageOf('adminDashboard', () => import('./adminDashboard.tsx')),
  platform: pageOf('platform', () => import('./platform.tsx'), { namesItself: true }),
  demoPlatform: demo,
  veteranProfile: pageOf('veteranProfile', () => import('./veteranProfile.tsx')),
  ...demoPages,
} satisfies Partial<Record<RouteName, LoadedPage>>;
export type PageName = keyof typeof pages;

export const notFound = page(() => import('./notFound.tsx'));

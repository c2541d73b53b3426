import { demoScreens, type DemoScreen, type RouteName } from '@vetsync/machines/model';
import { page, type LoadedPage } from '../place/page.tsx';

/** The shell names the place itself: title and heading follow the tab. */
const demo = page(() => import('./demoPlatform.tsx'), { namesItself: true });
const demoPages = Object.fromEntries(Object.keys(demoScreens).map((name) => [name, demo])) as Record<
  DemoScreen,
  LoadedPage
>;

/** The page of each place that is built. Titles, patterns and who may enter are in `machines/model/routes.ts`. */
export const pages = {
  landing: page(() => import('./landing.tsx')),
  auth: page(() => import('./auth.tsx'), { namesItself: true }),
  confirmEmail: page(() => import('./confirmEmail.tsx')),
  oneTimeLink: page(() => import('./oneTimeLink.tsx')),
  resetPassword: page(() => import('./resetPassword.tsx')),
  confirmNewEmail: page(() => import('./confirmNewEmail.tsx')),
  account: page(() => import('./account.tsx'), { namesItself: true }),
  leadsAdmin: page(() => import('./leadsAdmin.tsx')),
  adminDashboard: page(() => import('./adminDashboard.tsx')),
  platform: page(() => import('./platform.tsx'), { namesItself: true }),
  demoPlatform: demo,
  veteranProfile: page(() => import('./veteranProfile.tsx')),
  ...demoPages,
} satisfies Partial<Record<RouteName, LoadedPage>>;
export type PageName = keyof typeof pages;

export const notFound = page(() => import('./notFound.tsx'));

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
  auth: page(() => import('./auth.tsx')),
  confirmEmail: page(() => import('./confirmEmail.tsx')),
  leadsAdmin: page(() => import('./leadsAdmin.tsx')),
  platform: page(() => import('./platform.tsx'), { namesItself: true }),
  demoPlatform: demo,
  ...demoPages,
} satisfies Partial<Record<RouteName, LoadedPage>>;
export type PageName = keyof typeof pages;

export const notFound = page(() => import('./notFound.tsx'));

import type { RouteName } from '@vetsync/machines/model';
import { page, type LoadedPage } from '../place/page.tsx';

/** The page of each place that is built. Titles, patterns and who may enter are in `machines/model/routes.ts`. */
export const pages = {
  landing: page(() => import('./landing.tsx')),
  auth: page(() => import('./auth.tsx')),
  confirmEmail: page(() => import('./confirmEmail.tsx')),
  leadsAdmin: page(() => import('./leadsAdmin.tsx')),
} satisfies Partial<Record<RouteName, LoadedPage>>;
export type PageName = keyof typeof pages;

export const notFound = page(() => import('./notFound.tsx'));

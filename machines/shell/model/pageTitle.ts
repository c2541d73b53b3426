import type { AccountSection } from '../../account/model/accountSections.ts';
import type { AuthPage } from '../../account/model/authRoute.ts';
import { phrasesOf } from '../../system/model/phrase.ts';
import type { RouteName } from './routes.ts';
import type { DemoScreen, StandaloneScreen } from './shellRoute.ts';

/** Routes that have several screens, each with a title of its own. */
type RouteOfScreens = 'auth' | 'account' | 'platform' | 'demoPlatform';

/** Document titles, except those of tabs. */
export type PageTitles = Readonly<
  Record<
    | Exclude<RouteName, RouteOfScreens | DemoScreen>
    | StandaloneScreen
    | `auth_${AuthPage}`
    | `account_${AccountSection}`
    | 'notFound',
    []
  >
>;

/** The document title of a page. */
export const pageTitle = phrasesOf<PageTitles>('page');

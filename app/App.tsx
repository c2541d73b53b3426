import { routes } from '@vetsync/machines/shell/model';
import { NavigationContext } from '@vetsync/ui/language';
import { parse } from 'regexparam';
import { Route, Router, Switch } from 'wouter';
import { LanguageProvider } from './language/LanguageProvider.tsx';
import { base } from './language/language.ts';
import { useAddress } from './page/links/useAddress.ts';
import { follow } from './page/links/follow.ts';
import { pathInUrl } from './language/paths.ts';
import { Frame } from './page/Frame.tsx';
import { OtherLanguage } from './language/OtherLanguage.tsx';
import type { LoadedPage } from './page/page.tsx';
import { PageTitle } from './page/PageTitle.tsx';
import { RootContext } from './page/useRoot.ts';
import type { Root } from './root.ts';
import { notFound, pages, type PageName } from './routes/table.ts';

const names = Object.keys(pages) as PageName[];
/** The routes of each page. A page with several routes stays mounted when navigating between them. */
const namesByPage = Map.groupBy(names, (name): LoadedPage => pages[name]);

const patternOf = (routeNames: readonly PageName[]) =>
  new RegExp(routeNames.map((name) => parse(routes[name].pattern).pattern.source).join('|'), 'i');

// oxlint-disable-next-line react/hooks -- Links take a hook.
const navigation = { navigate: follow, useHref: useAddress };

/** All routes, each with its title and its guard. Hydration of a prerendered page starts with the route that it was rendered for. */
export function App({ root }: { root: Root }) {
  const { path, search } = root.prerendered ?? {};
  return (
    <RootContext value={root}>
      <Router base={base} ssrPath={path && pathInUrl(path)} ssrSearch={search}>
        <LanguageProvider>
          <NavigationContext value={navigation}>
            <OtherLanguage>
              <Frame>
                <Switch>
                  {[...namesByPage].map(([page, routeNames]) => (
                    <Route key={routeNames[0]} path={patternOf(routeNames)}>
                      <PageInFrame page={page} />
                    </Route>
                  ))}
                  <Route>
                    <PageInFrame page={notFound} />
                  </Route>
                </Switch>
              </Frame>
            </OtherLanguage>
          </NavigationContext>
        </LanguageProvider>
      </Router>
    </RootContext>
  );
}

function PageInFrame({ page: { Page, title } }: { page: LoadedPage }) {
  const content = <Page />;
  return title === null ? content : <PageTitle title={title}>{content}</PageTitle>;
}

import { notFoundTitle, routes } from '@vetsync/machines/shell/model';
import { parse } from 'regexparam';
import { Route, Router, Switch } from 'wouter';
import { Frame } from './page/Frame.tsx';
import type { LoadedPage } from './page/page.tsx';
import { PageTitle } from './page/PageTitle.tsx';
import { RootContext } from './page/useRoot.ts';
import type { Root } from './root.ts';
import { notFound, pages, type PageName } from './routes/table.ts';

const names = Object.keys(pages) as PageName[];
/** The places of each page: one that has several stays as it is on the way from one to the other. */
const namesByPage = Map.groupBy(names, (name): LoadedPage => pages[name]);

const patternOf = (places: readonly PageName[]) =>
  new RegExp(places.map((name) => parse(routes[name].pattern).pattern.source).join('|'), 'i');

/** All places, each with its title and its guard. A prerendered page begins with what it was prerendered for. */
export function App({ root }: { root: Root }) {
  const { path, search } = root.prerendered ?? {};
  return (
    <RootContext value={root}>
      <Router ssrPath={path} ssrSearch={search}>
        <Frame>
          <Switch>
            {[...namesByPage].map(([page, places]) => (
              <Route key={places[0]} path={patternOf(places)}>
                <PageInFrame name={places[0]!} page={page} />
              </Route>
            ))}
            <Route>
              <PageTitle title={notFoundTitle}>
                <notFound.Page />
              </PageTitle>
            </Route>
          </Switch>
        </Frame>
      </Router>
    </RootContext>
  );
}

function PageInFrame({ name, page: { Page, namesItself } }: { name: PageName; page: LoadedPage }) {
  const content = <Page />;
  return namesItself ? content : <PageTitle title={routes[name].title}>{content}</PageTitle>;
}

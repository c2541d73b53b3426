import { notFoundTitle, routes } from '@vetsync/machines/model';
import { Route, Router, Switch } from 'wouter';
import { Frame } from './place/Frame.tsx';
import { Guarded } from './place/Guarded.tsx';
import { Place } from './place/Place.tsx';
import { RootContext } from './place/useRoot.ts';
import type { Root } from './root.ts';
import { notFound, pages, type PageName } from './routes/table.ts';

const names = Object.keys(pages) as PageName[];

/** All places, each with its title and its guard. `ssrPath` stands for the address while prerendering. */
export function App({ root, ssrPath }: { root: Root; ssrPath?: string }) {
  return (
    <RootContext value={root}>
      <Router ssrPath={ssrPath}>
        <Frame>
          <Switch>
            {names.map((name) => (
              <Route key={name} path={routes[name].pattern}>
                <Placed name={name} />
              </Route>
            ))}
            <Route>
              <Place title={notFoundTitle}>
                <notFound.Page />
              </Place>
            </Route>
          </Switch>
        </Frame>
      </Router>
    </RootContext>
  );
}

function Placed({ name }: { name: PageName }) {
  const { title, requires } = routes[name];
  const { Page } = pages[name];
  return (
    <Place title={title}>
      {requires === 'none' ? (
        <Page />
      ) : (
        <Guarded requires={requires}>
          <Page />
        </Guarded>
      )}
    </Place>
  );
}

import '@vetsync/ui/theme';
import { routes } from '@vetsync/machines/model';
import { createRoot as createReactRoot, hydrateRoot } from 'react-dom/client';
import { useEffect } from 'react';
import { parse } from 'regexparam';
import { App } from './App.tsx';
import { Caught } from './place/Caught.tsx';
import { go } from './place/go.ts';
import { readPrerendered } from './place/prerendered.ts';
import { createRoot, type Root } from './root.ts';
import { notFound, pages, type PageName } from './routes/table.ts';
import { takeOverEarly } from './services/browser/early.ts';
import { forgetFormer } from './services/browser/kept.ts';
import { followLinks } from './services/browser/links.ts';
import { preferencesStorage } from './services/browser/preferencesStorage.ts';

const places = (Object.keys(pages) as PageName[]).map((name) => ({
  page: pages[name],
  path: parse(routes[name].pattern).pattern,
}));
const placeAt = (path: string) => places.find((place) => place.path.test(path));

/** Brings the page to life: a prerendered one is kept as it stands, any other is drawn. */
export async function start(): Promise<void> {
  const container = document.querySelector<HTMLElement>('#root');
  if (!container) throw new Error('The page has no #root');
  await (placeAt(location.pathname)?.page ?? notFound).preload();

  forgetFormer();
  const prerendered = readPrerendered(container);
  const root = createRoot(prerendered);
  showPreferences(root);
  const app = (
    <Caught>
      <App root={root} />
      <Begin root={root} container={container} />
    </Caught>
  );
  if (prerendered) hydrateRoot(container, app);
  else createReactRoot(container).render(app);
  // Sheets and dialogs stand beside the root.
  followLinks(document.body, (path) => placeAt(path) !== undefined, go);
}

/** Whoever chose a theme or larger words sees them on every page; nobody else loads the code for it. */
function showPreferences(root: Root): void {
  if (preferencesStorage.read() === null) return;
  void import('./platform/preferences.ts').then(({ preferencesOf }) => preferencesOf(root));
}

/** Starts the machines once the page is alive: a prerendered page has to be taken over as it stands. */
function Begin({ root, container }: { root: Root; container: HTMLElement }) {
  useEffect(() => {
    root.start();
    takeOverEarly(container);
  }, [root, container]);
  return null;
}

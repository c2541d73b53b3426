import '@vetsync/ui/theme';
import { routes } from '@vetsync/machines/shell/model';
import { createRoot as createReactRoot, hydrateRoot } from 'react-dom/client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { parse } from 'regexparam';
import { App } from './App.tsx';
import { ErrorBoundary } from './page/ErrorBoundary.tsx';
import { go } from './page/go.ts';
import { readPrerendered } from './page/prerendered.ts';
import { createRoot, type Root } from './root.ts';
import { notFound, pages, type PageName } from './routes/table.ts';
import { readTyping, repeatPress } from './services/browser/early.ts';
import { clearLegacyStorage } from './services/browser/ownerStorage.ts';
import { followLinks } from './services/browser/links.ts';
import { preferencesStorage } from './services/browser/preferencesStorage.ts';

const knownPages = (Object.keys(pages) as PageName[]).map((name) => ({
  page: pages[name],
  path: parse(routes[name].pattern).pattern,
  isGuarded: routes[name].requires !== 'none',
}));
const pageAt = (path: string) => knownPages.find((known) => known.path.test(path));

/** Brings the page to life: a prerendered one is kept as it stands, any other is drawn. */
export async function start(): Promise<void> {
  const container = document.querySelector<HTMLElement>('#root');
  if (!container) throw new Error('The page has no #root');
  const known = pageAt(location.pathname);
  await (known?.page ?? notFound).preload();

  clearLegacyStorage();
  const prerendered = readPrerendered(container);
  const root = createRoot(prerendered);
  showPreferences(root);
  const app = (
    <ErrorBoundary>
      <App root={root} />
      <Begin root={root} container={container} isGuarded={known?.isGuarded ?? false} />
    </ErrorBoundary>
  );
  if (prerendered) hydrateRoot(container, app);
  else createReactRoot(container).render(app);
  // Sheets and dialogs stand beside the root.
  followLinks(document.body, (path) => pageAt(path) !== undefined, go);
}

/** Whoever chose a theme or larger words sees them on every page; nobody else loads the code for it. */
function showPreferences(root: Root): void {
  if (preferencesStorage.read() === null) return;
  void import('./platform/preferences.ts').then(({ preferencesOf }) => preferencesOf(root));
}

interface BeginProps {
  root: Root;
  container: HTMLElement;
  /** Whether the page is not there before it is known who opened it; then it takes presses over itself. */
  isGuarded: boolean;
}

/** Starts the machines once the page is alive: a prerendered page has to be taken over as it stands. */
function Begin({ root, container, isGuarded }: BeginProps) {
  const typeAgain = useRef(() => {});
  useLayoutEffect(() => {
    // Before React draws the fields as it knows them.
    typeAgain.current = readTyping(container);
  }, [container]);
  useEffect(() => {
    root.start();
    if (!root.prerendered) return undefined;
    typeAgain.current();
    if (isGuarded) return undefined;
    // React draws the page as it really is right after it has taken the prerendered one over.
    const soon = setTimeout(() => repeatPress(container));
    return () => clearTimeout(soon);
  }, [root, container, isGuarded]);
  return null;
}

import '@vetsync/ui/theme';
import { createRoot as createReactRoot, hydrateRoot } from 'react-dom/client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { App } from './App.tsx';
import { ErrorBoundary, pageFailed } from './page/ErrorBoundary.tsx';
import { currentLocation, sitePath } from './page/location.ts';
import { readPrerendered } from './page/prerendered.ts';
import { createRoot, type Root } from './root.ts';
import { pageAt } from './routes/pageAt.ts';
import { notFound } from './routes/table.ts';
import { readTypedText, replayPress } from './services/browser/inputBeforeHydration.ts';
import { preferencesStorage } from './services/browser/preferencesStorage.ts';

/** Hydrates a prerendered page, or renders any other. */
export async function start(): Promise<void> {
  const container = document.querySelector<HTMLElement>('#root');
  if (!container) throw new Error('The page has no #root');
  const known = pageAt(sitePath(currentLocation()));
  await (known?.page ?? notFound).preload();

  const prerendered = readPrerendered(container);
  const root = createRoot(prerendered);
  showPreferences(root);
  const app = (
    <ErrorBoundary fallback={pageFailed}>
      <App root={root} />
      <Begin root={root} container={container} isGuarded={known?.isGuarded ?? false} />
    </ErrorBoundary>
  );
  if (prerendered) hydrateRoot(container, app);
  else createReactRoot(container).render(app);
}

/** Applies stored preferences, such as the theme, on every page. Without any, their code isn't loaded. */
function showPreferences(root: Root): void {
  if (preferencesStorage.read() === null) return;
  void import('./services/preferences.ts').then(({ preferencesOf }) => preferencesOf(root));
}

interface BeginProps {
  root: Root;
  container: HTMLElement;
  /** Whether the page needs the session before it renders. Such a page handles early presses itself. */
  isGuarded: boolean;
}

/** Starts the machines after hydration, which must render the same as the prerendered page. */
function Begin({ root, container, isGuarded }: BeginProps) {
  const typeAgain = useRef(() => {});
  useLayoutEffect(() => {
    // Must run before React resets the fields to its own values.
    typeAgain.current = readTypedText(container);
  }, [container]);
  useEffect(() => {
    root.start();
    if (!root.prerendered) return undefined;
    typeAgain.current();
    if (isGuarded) return undefined;
    // After hydration, React renders the current state first.
    const timer = setTimeout(() => replayPress(container));
    return () => clearTimeout(timer);
  }, [root, container, isGuarded]);
  return null;
}

import { base } from './language/language.ts';
import { clearDemo } from './services/browser/clearDemo.ts';

/**
 * The entry script of every page. It is small and imports the app itself. The prerendered landing page is complete without
 * the app, so there it is loaded only when the browser is idle or the visitor interacts.
 */
const start = () => import('./start.tsx').then((app) => app.start());

/** Whether this is the landing page: `/`, or in Spanish `/es` with or without a final slash. */
const isLanding = [base, `${base}/`].includes(location.pathname);

// Resets the demo right away, in case the visitor opens it before the app is loaded.
if (isLanding) clearDemo();

if (isLanding && location.search === '') {
  // No moves of the pointer: a page that loads under one at rest gets those, too.
  const interactionEvents = ['pointerdown', 'keydown', 'focusin'];
  let started = false;
  const startOnce = () => {
    if (started) return;
    started = true;
    for (const event of interactionEvents) removeEventListener(event, startOnce);
    void start();
  };
  for (const event of interactionEvents) addEventListener(event, startOnce, { passive: true });
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  addEventListener('load', () => whenIdle(startOnce));
  if (document.readyState === 'complete') whenIdle(startOnce);
} else {
  void start();
}

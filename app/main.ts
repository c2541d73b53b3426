import { base } from './language/language.ts';
import { clearDemo } from './services/browser/clearDemo.ts';

/**
 * The entry script of every page, kept to a few lines. The prerendered landing page is complete without the rest, so there
 * the rest is loaded when the browser is idle or the visitor interacts.
 */
const start = () => import('./start.tsx').then((app) => app.start());

/** The landing page; in Spanish `/es` with or without a slash at its end. */
const isRoot = [base, `${base}/`].includes(location.pathname);

// Runs immediately, so that a visitor who opens the demo quickly also gets a reset one.
if (isRoot) clearDemo();

if (isRoot && location.search === '') {
  const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'];
  let started = false;
  const startOnce = () => {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, startOnce);
    void start();
  };
  for (const intent of intents) addEventListener(intent, startOnce, { passive: true });
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  addEventListener('load', () => whenIdle(startOnce));
  if (document.readyState === 'complete') whenIdle(startOnce);
} else {
  void start();
}
